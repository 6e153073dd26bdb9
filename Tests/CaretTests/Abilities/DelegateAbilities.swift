import Caret
import CaretTesting
import Testing
import UIKit

/// The abilities of Documentation/CLOSURES.md that concern delegates and data sources.
@MainActor @Suite(.app) struct DelegateAbilities {
    private final class Guard: NSObject, UITextFieldDelegate {
        var answer = true
        var log: [String] = []
        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { answer }
        func textFieldDidBeginEditing(_ textField: UITextField) { log.append("delegate") }
    }

    @Test func `A12 text fields and text views without a delegate`() async throws {
        let (field, view) = (UITextField(), UITextView())
        let app = try await AbilityScreen.launch(field, view)
        var log: [String] = []
        field.answer(.shouldChangeCharactersIn) { range, text in text != "x" }
        field.answer(.shouldReturn) {
            log.append("return")
            return false
        }
        view.on(.didChange) { text in log.append(text) }
        field.becomeFirstResponder()
        await app.type("axb")
        await app.press(.return)
        view.becomeFirstResponder()
        await app.type("c")
        #expect(field.text == "ab" && log == ["return", "c"])
    }

    @Test func `A13 tables, collections, scroll views and pickers without delegates`() async throws {
        let (table, picker, scroll) = (UITableView(), UIPickerView(), UIScrollView())
        let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        var log: [String] = []
        table.answer(.numberOfRowsInSection) { _ in 3 }
        table.answer(.cellForRow) { path in
            let cell = UITableViewCell()
            cell.textLabel?.text = "Row \(path.row)"
            return cell
        }
        table.on(.didSelectRow) { path in log.append("row \(path.row)") }
        picker.answer(.numberOfComponents) { 1 }
        picker.answer(.numberOfRows) { _ in 5 }
        picker.answer(.titleForRow) { row, _ in "Item \(row)" }
        scroll.on(.didScroll) { offset in log.append("scrolled to \(Int(offset.y))") }
        grid.answer(.numberOfItemsInSection) { _ in 2 }
        grid.answer(.cellForItem, grid) { grid, path in grid.dequeueReusableCell(withReuseIdentifier: "cell", for: path) }
        let app = try await AbilityScreen.launch(table, picker, scroll, grid)
        table.frame.size.height = 40
        try await app.tap(.label("Row 0"))
        scroll.setContentOffset(CGPoint(x: 0, y: 30), animated: false)
        #expect(log == ["row 0", "scrolled to 30"])
        #expect(picker.numberOfRows(inComponent: 0) == 5 && grid.numberOfItems(inSection: 0) == 2)
    }

    @Test func `A14 closures stand beside a delegate, and all must agree`() async throws {
        let (field, delegate) = (UITextField(), Guard())
        field.delegate = delegate
        _ = try await AbilityScreen.launch(field)
        var isWilling = false
        field.answer(.shouldBeginEditing) { isWilling }
        field.on(.didBeginEditing) { _ in delegate.log.append("closure") }
        #expect(!field.becomeFirstResponder())
        (isWilling, delegate.answer) = (true, false)
        #expect(!field.becomeFirstResponder())
        delegate.answer = true
        #expect(field.becomeFirstResponder() && delegate.log == ["delegate", "closure"])
    }
}
