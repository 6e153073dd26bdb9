import Testing
import UIKit

/// Parts of controls that apps set by code.
@Suite(.app) @MainActor struct ControlPartsTests {
    @Test func segmentsHaveActions() {
        var chosen: [String] = []
        func action(_ name: String) -> UIAction {
            UIAction(title: name, identifier: .init(name)) { chosen.append("\($0.title) \(($0.sender as? UISegmentedControl) != nil)") }
        }
        let control = UISegmentedControl(frame: .zero, actions: [action("a"), action("b")])
        #expect(control.numberOfSegments == 2 && control.titleForSegment(at: 1) == "b")
        control.setAction(action("c"), forSegmentAt: 1)
        #expect(control.titleForSegment(at: 1) == "c" && control.actionForSegment(at: 1)?.identifier == .init("c"))
        #expect(control.segmentIndex(identifiedBy: .init("c")) == 1 && control.segmentIndex(identifiedBy: .init("b")) == NSNotFound)
        control.selectedSegmentIndex = 1
        #expect(chosen.isEmpty)
        control.removeAllSegments()
        #expect(control.numberOfSegments == 0 && control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test(arguments: [false, true]) func settingASwitchNotifiesNobody(animated: Bool) {
        let control = UISwitch()
        control.addAction(UIAction { _ in Issue.record("told") }, for: .valueChanged)
        control.setOn(true, animated: animated)
        #expect(control.isOn)
        control.setOn(false, animated: animated)
        #expect(!control.isOn)
    }

    @Test func aButtonsAttributedTitleTakesPrecedenceOverItsTitle() {
        let button = UIButton(type: .system)
        button.setTitle("plain", for: .normal)
        button.setAttributedTitle(NSAttributedString(string: "styled", attributes: [.kern: 2]), for: .normal)
        button.setAttributedTitle(NSAttributedString(string: "off"), for: .disabled)
        #expect(button.currentAttributedTitle?.string == "styled" && button.titleLabel?.text == "styled")
        button.isEnabled = false
        #expect(button.currentAttributedTitle?.string == "off" && button.attributedTitle(for: .highlighted)?.string == "styled")
        button.isEnabled = true
        button.setAttributedTitle(nil, for: .normal)
        #expect(button.currentAttributedTitle == nil && button.currentTitle == "plain" && button.titleLabel?.text == "plain")
    }

    @Test func sideViewsOfAFieldTakeSpaceFromItsText() throws {
        let stage = try Stage()
        defer { stage.end() }
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 40))
        (field.leftView, field.rightView) = (UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20)), UIView())
        field.rightView?.frame.size = CGSize(width: 24, height: 24)
        stage.show(field)
        #expect(field.textRect(forBounds: field.bounds).minX < 30)
        (field.leftViewMode, field.rightViewMode) = (.always, .always)
        stage.advance()
        #expect(field.leftViewRect(forBounds: field.bounds).size == CGSize(width: 30, height: 20))
        let right = field.rightViewRect(forBounds: field.bounds)
        #expect(field.rightView?.frame == right && right.maxX <= 200 && right.midY == 20)
        let text = field.textRect(forBounds: field.bounds)
        #expect(text.minX >= 30 && text.maxX <= right.minX && field.editingRect(forBounds: field.bounds) == text)
        field.semanticContentAttribute = .forceRightToLeft
        field.layoutIfNeeded()
        #expect((field.leftView?.frame.minX ?? 0) > (field.rightView?.frame.maxX ?? 200))
    }

    @Test func aPlaceholderKeepsItsOwnAttributes() {
        let field = UITextField()
        field.attributedPlaceholder = NSAttributedString(string: "Name", attributes: [.foregroundColor: UIColor.red])
        #expect(field.placeholder == "Name")
        #expect(field.attributedPlaceholder?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        field.placeholder = "Other"
        #expect(field.attributedPlaceholder?.string == "Other")
    }

    @Test func aTextViewsInsetsAreAroundItsText() throws {
        let stage = try Stage()
        defer { stage.end() }
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        view.text = "words"
        stage.show(view)
        let before = view.caretRect(for: view.beginningOfDocument)
        let height = view.sizeThatFits(CGSize(width: 200, height: 1000)).height
        view.textContainerInset = UIEdgeInsets(top: 20, left: 15, bottom: 30, right: 5)
        view.layoutIfNeeded()
        let after = view.caretRect(for: view.beginningOfDocument)
        #expect(after.minY == before.minY + 12 && after.minX == before.minX + 15)
        #expect(view.sizeThatFits(CGSize(width: 200, height: 1000)).height == height + 34)
    }

    @Test func typingIsReportedByNotifications() throws {
        let stage = try Stage()
        defer { stage.end() }
        let (field, view) = (UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40)), UITextView())
        view.frame = CGRect(x: 0, y: 50, width: 100, height: 100)
        stage.show(field)
        stage.show(view)
        @MainActor final class Observers: NSObject {
            var heard: [String] = []
            func hear(_ note: Notification) {
                heard.append(String(note.name.rawValue.dropFirst("UIText".count).dropLast("Notification".count)))
            }
        }
        let observers = Observers()
        let names = [
            UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification, UITextField.textDidEndEditingNotification,
            UITextView.textDidBeginEditingNotification, UITextView.textDidChangeNotification, UITextView.textDidEndEditingNotification,
        ]
        for name in names {
            NotificationCenter.default.addObserver(observers, selector: Selector("hear:", Observers.hear(_:)), name: name, object: nil)
        }
        field.becomeFirstResponder()
        field.insertText("a")
        field.text = "set"
        view.becomeFirstResponder()
        view.insertText("b")
        view.resignFirstResponder()
        #expect(
            observers.heard == [
                "FieldTextDidBeginEditing", "FieldTextDidChange", "FieldTextDidEndEditing", "ViewTextDidBeginEditing", "ViewTextDidChange",
                "ViewTextDidEndEditing",
            ])
    }
}
