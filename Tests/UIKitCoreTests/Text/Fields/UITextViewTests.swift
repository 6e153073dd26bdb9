import Platform
import Testing

@testable import CaretTesting
@testable import UIKitCore

/// The behaviour of text views beyond that of fields.
@MainActor @Suite(.app) struct UITextViewTests {
    private final class Log: NSObject, UITextViewDelegate {
        var lines: [String] = []
        func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
            lines.append("should begin")
            return true
        }
        func textViewDidBeginEditing(_ textView: UITextView) { lines.append("did begin") }
        func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
            lines.append("should end")
            return true
        }
        func textViewDidEndEditing(_ textView: UITextView) { lines.append("did end") }
        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            lines.append("should change")
            return true
        }
        func textViewDidChange(_ textView: UITextView) { lines.append("changed") }
        func textViewDidChangeSelection(_ textView: UITextView) { lines.append("selection") }
    }

    private func launched(_ view: UITextView) async throws -> TestApp {
        view.frame = CGRect(x: 20, y: 100, width: 200, height: 120)
        return try await TestApp.launch(showing: {
            let controller = UIViewController()
            controller.view.addSubview(view)
            return controller
        })
    }

    private func caret(_ view: UITextView) -> Range<Int> { view.editor.caret.range }

    @Test func callsComeInUIKitsOrder() async throws {
        let view = UITextView()
        let log = Log()
        view.delegate = log
        let app = try await launched(view)
        await app.tap(at: CGPoint(x: 100, y: 150))
        #expect(log.lines.prefix(2) == ["should begin", "did begin"])
        log.lines = []
        await app.type("a\n")
        #expect(view.text == "a\n" && log.lines == ["should change", "selection", "changed", "should change", "selection", "changed"])
        log.lines = []
        view.resignFirstResponder()
        #expect(log.lines == ["should end", "did end"])
    }

    @Test func upAndDownKeepTheColumn() async throws {
        let view = UITextView()
        view.font = .systemFont(ofSize: 17)
        view.text = "a long line\nx\nanother line"
        let app = try await launched(view)
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 8, length: 0)
        await app.press(.down)
        #expect(caret(view) == 13..<13)
        await app.press(.down)
        #expect((19...23).contains(caret(view).lowerBound))
        await app.press(.up)
        await app.press(.up)
        #expect(caret(view) == 8..<8)
        await app.press(.up)
        #expect(caret(view) == 0..<0)
    }

    @Test func typingScrollsToTheCaret() async throws {
        let view = UITextView()
        let app = try await launched(view)
        view.becomeFirstResponder()
        for _ in 0..<20 { await app.press(.return) }
        await app.type("end")
        await app.advance(frames: 2)
        let caret = view.caretRect(for: view.endOfDocument)
        #expect(view.contentOffset.y > 0 && caret.minY >= view.bounds.minY && caret.maxY <= view.bounds.maxY)
        await app.press(.home, modifiers: .control)
        await app.advance(frames: 2)
        #expect(view.contentOffset.y == 0 && view.selectedRange == NSRange(location: 0, length: 0))
    }

    @Test func typedTextHasTheAttributesBeforeIt() async throws {
        let view = UITextView()
        let text = NSMutableAttributedString(
            string: "red", attributes: [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 20)])
        text.append(NSAttributedString(string: "blue", attributes: [.foregroundColor: UIColor.blue]))
        view.attributedText = text
        let app = try await launched(view)
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 3, length: 0)
        await app.type("!")
        #expect(view.textStorage.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? UIColor == .red)
        view.typingAttributes[.foregroundColor] = UIColor.green
        await app.type("?")
        #expect(view.textStorage.attribute(.foregroundColor, at: 4, effectiveRange: nil) as? UIColor == .green)
    }

    @Test func editsOfTheStorageShowAndMoveTheCaret() async throws {
        let view = UITextView()
        view.text = "0123456789"
        let app = try await launched(view)
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 5, length: 2)
        view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 2), with: "abc")
        await app.advance(frames: 1)
        #expect(view.text == "abc23456789" && caret(view) == 6..<8)
        view.textStorage.deleteCharacters(in: NSRange(location: 0, length: 11))
        #expect(caret(view) == 0..<0)
    }

    @Test func aTextViewThatDoesNotScrollIsAsHighAsItsText() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 0))
        view.isScrollEnabled = false
        view.text = "one\ntwo\nthree"
        let height = view.intrinsicContentSize.height
        #expect(height > 16 + 3 * 14 && height < 16 + 3 * 16)
        #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height == height)
    }

    @Test(.app) func constraintsGiveATextViewThatDoesNotScrollTheHeightOfItsBrokenLines() async throws {
        let view = UITextView()
        view.isScrollEnabled = false
        view.text = Array(repeating: "word", count: 60).joined(separator: " ")
        view.translatesAutoresizingMaskIntoConstraints = false
        let app = try await TestApp.launch(showing: { UIViewController() })
        let root = try #require(app.mainWindow.rootViewController?.view)
        root.addSubview(view)
        let width = view.widthAnchor.constraint(equalToConstant: 200)
        NSLayoutConstraint.activate([width, view.topAnchor.constraint(equalTo: root.topAnchor)])
        root.layoutIfNeeded()
        #expect(view.frame.height == view.sizeThatFits(CGSize(width: 200, height: 0)).height && view.frame.height > 100)
        width.constant = 100
        root.layoutIfNeeded()
        #expect(view.frame.height == view.sizeThatFits(CGSize(width: 100, height: 0)).height && view.frame.height > 200)
        view.text = "word"
        root.layoutIfNeeded()
        #expect(view.frame.height == view.sizeThatFits(CGSize(width: 100, height: 0)).height && view.frame.height < 40)
    }

    @Test func aTextThatCannotBeEditedCanBeCopied() async throws {
        let view = UITextView()
        view.isEditable = false
        view.text = "read me"
        let app = try await launched(view)
        view.becomeFirstResponder()
        await app.type("x")
        view.selectAll(nil)
        view.copy(nil)
        #expect(view.text == "read me" && UIPasteboard.general.string == "read me")
    }

    @Test func `R50 the end of editing is reported once, never a key, and without a delegate nothing breaks`() async throws {
        let view = UITextView()
        let app = try await launched(view)
        view.becomeFirstResponder()
        await app.type("nobody")
        #expect(view.resignFirstResponder())
        let log = Log()
        view.delegate = log
        view.becomeFirstResponder()
        await app.type("three keys")
        #expect(log.lines.filter { $0 == "did end" }.isEmpty)
        view.resignFirstResponder()
        view.resignFirstResponder()
        #expect(log.lines.filter { $0 == "did end" }.count == 1)
    }

    /// A row's object, and the cell that edits it when its text view ends editing.
    private final class Item {
        var text = ""
    }

    private final class EditCell: UICollectionViewCell, UITextViewDelegate {
        let view = UITextView()
        var onEnd: ((String) -> Void)?
        override init(frame: CGRect) {
            super.init(frame: frame)
            view.frame = bounds
            view.delegate = self
            contentView.addSubview(view)
        }
        required init?(coder: NSCoder) { nil }
        func textViewDidEndEditing(_ textView: UITextView) { onEnd?(textView.text) }
        override func prepareForReuse() {
            super.prepareForReuse()
            onEnd = nil
        }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        let items = (0..<100).map { _ in Item() }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "edit", for: indexPath)
            guard let cell = cell as? EditCell else { return cell }
            let item = items[indexPath.item]
            cell.view.text = item.text
            cell.onEnd = { item.text = $0 }
            return cell
        }
    }

    @Test func `R51 a row that is scrolled away while it is edited writes into its own object`() async throws {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 390, height: 80)
        let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 390, height: 800), collectionViewLayout: layout)
        list.register(EditCell.self, forCellWithReuseIdentifier: "edit")
        let source = Source()
        list.dataSource = source
        let app = try await TestApp.launch(showing: {
            let controller = UIViewController()
            controller.view.addSubview(list)
            return controller
        })
        await app.advance(frames: 2)
        let cell = try #require(list.cellForItem(at: IndexPath(item: 3, section: 0)) as? EditCell)
        cell.view.becomeFirstResponder()
        await app.type("mine")
        list.contentOffset.y = 5_000
        await app.advance(frames: 3)
        app.mainWindow.endEditing(true)
        for (index, item) in source.items.enumerated() { #expect(item.text == (index == 3 ? "mine" : ""), "row \(index)") }
    }

    @Test func `R49 fields of a form are distinguished by themselves, without tags`() async throws {
        final class Form: UIViewController, UITextFieldDelegate {
            let name = UITextField()
            let town = UITextField()
            var texts: [ObjectIdentifier: String] = [:]
            func textFieldDidEndEditing(_ textField: UITextField) { texts[ObjectIdentifier(textField)] = textField.text }
        }
        let form = Form()
        let app = try await TestApp.launch(showing: {
            for (index, field) in [form.name, form.town].enumerated() {
                field.frame = CGRect(x: 20, y: 100 + 60 * CGFloat(index), width: 200, height: 34)
                field.delegate = form
                form.view.addSubview(field)
            }
            return form
        })
        await app.press(.tab)
        await app.type("Ada")
        await app.press(.tab)
        await app.type("London")
        form.view.endEditing(true)
        #expect(form.texts == [ObjectIdentifier(form.name): "Ada", ObjectIdentifier(form.town): "London"])
        #expect(form.name.tag == 0 && form.town.tag == 0)
    }
}
