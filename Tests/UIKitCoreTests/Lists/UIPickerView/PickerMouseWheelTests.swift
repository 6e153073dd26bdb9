import Testing

@testable import UIKitCore

/// The wheels of a picker under a mouse wheel or a track pad.
@Suite(.app) @MainActor struct PickerMouseWheelTests {
    final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var chosen: [Int] = []
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 10 }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { "\(row)" }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { chosen.append(row) }
    }

    private func make() throws -> (Stage, UIPickerView, Rows) {
        let stage = try Stage()
        let rows = Rows()
        let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
        picker.dataSource = rows
        picker.delegate = rows
        stage.show(picker)
        stage.advance()
        return (stage, picker, rows)
    }

    /// Returns whether a row is exactly in the middle.
    private func rests(_ picker: UIPickerView, on row: Int) -> Bool {
        let wheel = picker.wheels()[0]
        return wheel.contentOffset.y == CGFloat(row) * wheel.rowHeight - wheel.contentInset.top && picker.selectedRow(inComponent: 0) == row
    }

    @Test func eachNotchTurnsByARowAndTheDelegateIsNotifiedOfTheLast() throws {
        let (stage, picker, rows) = try make()
        defer { stage.end() }
        stage.wheel(-40, isPrecise: false)
        stage.advance(30)
        #expect(rests(picker, on: 1) && rows.chosen == [1])
        for _ in 0..<3 { stage.wheel(-40, isPrecise: false) }
        stage.advance(30)
        #expect(rests(picker, on: 4) && rows.chosen == [1, 4])
        stage.wheel(10, isPrecise: false)
        stage.advance(30)
        #expect(rests(picker, on: 3) && rows.chosen == [1, 4, 3])
    }

    @Test func aTrackPadTurnsByWholeRowsOnly() throws {
        let (stage, picker, rows) = try make()
        defer { stage.end() }
        for _ in 0..<3 { stage.wheel(-10) }
        stage.advance(30)
        #expect(rests(picker, on: 0) && rows.chosen.isEmpty)
        stage.wheel(-3)
        stage.advance(30)
        #expect(rests(picker, on: 1) && rows.chosen == [1])
        // There is no row beyond the last.
        stage.wheel(-4_000)
        stage.wheel(-4_000)
        stage.advance(30)
        #expect(rests(picker, on: 9) && rows.chosen == [1, 9])
        stage.wheel(33)
        stage.advance(30)
        #expect(rests(picker, on: 8) && rows.chosen == [1, 9, 8])
    }

    @Test func atTheEndTheWheelEventScrollsTheSuperview() throws {
        let stage = try Stage()
        defer { stage.end() }
        let rows = Rows()
        let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
        outer.contentSize = CGSize(width: 320, height: 900)
        let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
        picker.dataSource = rows
        picker.delegate = rows
        outer.addSubview(picker)
        stage.show(outer)
        stage.advance()
        picker.selectRow(9, inComponent: 0, animated: false)
        stage.wheel(-40)
        stage.advance(10)
        #expect(outer.contentOffset.y == 40 && picker.selectedRow(inComponent: 0) == 9 && rows.chosen.isEmpty)
    }

    @Test func aTouchThatCatchesTheWheelTurnsItOnToARow() throws {
        let (stage, picker, rows) = try make()
        defer { stage.end() }
        for _ in 0..<4 { stage.wheel(-40, isPrecise: false) }
        stage.advance(2)
        stage.down(CGPoint(x: 160, y: 108))
        stage.advance(3)
        #expect(rows.chosen.isEmpty)
        stage.up(CGPoint(x: 160, y: 108))
        stage.advance(90)
        let row = picker.selectedRow(inComponent: 0)
        #expect(rests(picker, on: row) && rows.chosen == [row])
    }
}
