import CaretTesting
import Testing
import UIKit
import UIKitCore

@Suite @MainActor struct UIPickerViewTests {
    final class Wheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var counts = [100, 3]
        var chosen: [String] = []
        var asked: Set<Int> = []

        func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { counts[component] }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            if component == 0 { asked.insert(row) }
            return "\(component).\(row)"
        }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            chosen.append("\(component).\(row)")
        }
    }

    private func make(_ delegate: (any UIPickerViewDelegate)? = nil) throws -> (Stage, UIPickerView, Wheels) {
        let stage = try Stage()
        let wheels = Wheels()
        let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
        picker.dataSource = wheels
        picker.delegate = delegate ?? wheels
        stage.show(picker)
        stage.advance()
        return (stage, picker, wheels)
    }

    private func words(_ picker: UIPickerView) -> [String] {
        picker.subviews.compactMap { $0 as? UIScrollView }.flatMap { $0.subviews.compactMap { ($0 as? UILabel)?.text } }
    }

    @Test(.app) func wheelsShareTheWidthAndBeginAtTheirFirstRow() throws {
        let (stage, picker, kept) = try make()
        defer { withExtendedLifetime(kept) { stage.end() } }
        #expect(picker.numberOfComponents == 2)
        #expect(picker.numberOfRows(inComponent: 0) == 100)
        #expect(picker.selectedRow(inComponent: 0) == 0)
        #expect(picker.rowSize(forComponent: 0) == CGSize(width: 148.5, height: 32))
        #expect(words(picker).contains("0.0"))
        #expect(!words(picker).contains("0.9"))
    }

    @Test(.app) func onlyVisibleRowsAreRequested() throws {
        let (stage, picker, wheels) = try make()
        defer { stage.end() }
        #expect(wheels.asked.count <= 8)
        picker.selectRow(90, inComponent: 0, animated: false)
        stage.advance()
        #expect(wheels.asked.count <= 24)
        #expect(words(picker).contains("0.90"))
        #expect(wheels.chosen.isEmpty)
        #expect(picker.selectedRow(inComponent: 0) == 90)
    }

    @Test(.app) func aTouchTurnsAWheelToARow() throws {
        let (stage, picker, wheels) = try make()
        defer { stage.end() }
        stage.drag(from: CGPoint(x: 80, y: 180), to: CGPoint(x: 80, y: 180 - 75))
        stage.advance(120)
        #expect(picker.selectedRow(inComponent: 0) == 2)
        #expect(wheels.chosen == ["0.2"])
    }

    @Test(.app) func aTapTurnsToTheRowUnderTheTouch() throws {
        let (stage, picker, wheels) = try make()
        defer { stage.end() }
        stage.tap(CGPoint(x: 240, y: 108 + 33))
        stage.advance(60)
        #expect(picker.selectedRow(inComponent: 1) == 1)
        #expect(wheels.chosen == ["1.1"])
    }

    @Test(.app) func aWheelReturnsFromBeyondItsEnd() throws {
        let (stage, picker, wheels) = try make()
        defer { stage.end() }
        stage.drag(from: CGPoint(x: 240, y: 200), to: CGPoint(x: 240, y: 20))
        stage.advance(120)
        #expect(picker.selectedRow(inComponent: 1) == 2)
        #expect(wheels.chosen == ["1.2"])
    }

    @Test(.app) func fewerRowsMoveTheSelection() throws {
        let (stage, picker, wheels) = try make()
        defer { stage.end() }
        picker.selectRow(2, inComponent: 1, animated: false)
        wheels.counts[1] = 2
        picker.reloadComponent(1)
        #expect(picker.selectedRow(inComponent: 1) == 1)
        wheels.counts[1] = 0
        picker.reloadComponent(1)
        #expect(picker.selectedRow(inComponent: 1) == -1)
        wheels.counts = [5]
        picker.reloadAllComponents()
        #expect(picker.numberOfComponents == 1)
    }

    @Test(.app) func missingRowsTurnNothing() throws {
        let (stage, picker, wheels) = try make()
        defer { stage.end() }
        for row in [-1, 100, Int.max] { picker.selectRow(row, inComponent: 0, animated: false) }
        #expect(picker.selectedRow(inComponent: 0) == 0)
        wheels.counts = [0]
        picker.reloadAllComponents()
        stage.advance()
        picker.selectRow(0, inComponent: 0, animated: false)
        #expect(picker.selectedRow(inComponent: 0) == -1)
        #expect(wheels.chosen.isEmpty)
    }

    @Test(.app) func aWheelThatIsHeldWhileItTurnsRestsOnARow() throws {
        let (stage, picker, wheels) = try make()
        defer { stage.end() }
        stage.drag(from: CGPoint(x: 80, y: 190), to: CGPoint(x: 80, y: 30), steps: 4, rest: 0)
        stage.advance(6)
        stage.down(CGPoint(x: 80, y: 108))
        stage.advance(90)
        #expect(wheels.chosen.isEmpty)
        stage.up(CGPoint(x: 80, y: 108))
        stage.advance(90)
        let wheel = try #require(picker.subviews.compactMap { $0 as? UIScrollView }.first)
        let place = (wheel.contentOffset.y + wheel.contentInset.top) / 32
        #expect(abs(place - place.rounded()) < 0.02)
        #expect(place > 1)
        #expect(wheels.chosen == ["0.\(picker.selectedRow(inComponent: 0))"])
    }

    /// Provides views instead of titles.
    final class Views: NSObject, UIPickerViewDelegate {
        var reused = 0
        func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView {
            if view != nil { reused += 1 }
            return view ?? UIImageView()
        }
        func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 50 }
        func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { component == 0 ? 200 : 60 }
    }

    @Test(.app) func rowsMayShowCustomViews() throws {
        let views = Views()
        let (stage, picker, kept) = try make(views)
        defer { withExtendedLifetime(kept) { stage.end() } }
        #expect(picker.view(forRow: 0, forComponent: 0) is UIImageView)
        #expect(picker.rowSize(forComponent: 0) == CGSize(width: 200, height: 50))
        for row in [30, 60] {
            picker.selectRow(row, inComponent: 0, animated: false)
            stage.advance()
        }
        #expect(views.reused > 0)
        #expect(picker.view(forRow: 0, forComponent: 0) == nil)
    }
}
