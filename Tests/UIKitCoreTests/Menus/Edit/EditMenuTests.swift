import Foundation
import Platform
import Testing

@testable import CaretTesting
@testable import UIKitCore

/// The edit menu of texts, of interactions, and of the older controller.
@MainActor @Suite(.app) struct EditMenuTests {
    private func launched(_ view: UIView, _ frame: CGRect = CGRect(x: 40, y: 300, width: 300, height: 40)) async throws -> TestApp {
        view.frame = frame
        return try await TestApp.launch(showing: {
            let controller = UIViewController()
            controller.view.addSubview(view)
            return controller
        })
    }

    private func field(_ text: String) -> UITextField {
        let field = UITextField()
        field.text = text
        return field
    }

    private func offers(_ app: TestApp) -> [String] {
        var found: [String] = []
        func visit(_ view: UIView) {
            if let item = view as? EditMenuItem { found.append(item.accessibilityLabel ?? "") }
            for child in view.subviews { visit(child) }
        }
        if let bar = app.mainWindow.editMenu { visit(bar) }
        return found
    }

    private func doubleTap(_ app: TestApp, _ point: CGPoint) async {
        await app.tap(at: point)
        await app.tap(at: point)
        await app.advance(frames: 30)
    }

    @Test func elementsThatAreProvidedWhenTheMenuOpensAreOffered() async throws {
        final class Finder: NSObject, UITextFieldDelegate {
            var give: (@MainActor ([UIMenuElement]) -> Void)?
            func textField(
                _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
            ) -> UIMenu? {
                UIMenu(children: [
                    UIAction(title: "First") { _ in },
                    UIDeferredMenuElement { $0([UIAction(title: "At once") { _ in }]) },
                    UIDeferredMenuElement { [weak self] in self?.give = $0 },
                ])
            }
        }
        let (field, finder) = (field("Hello world"), Finder())
        field.delegate = finder
        let app = try await launched(field)
        await doubleTap(app, CGPoint(x: 50, y: 320))
        #expect(offers(app) == ["First", "At once"])
        finder.give?([UIAction(title: "Later") { _ in }])
        await app.advance(frames: 2)
        #expect(offers(app) == ["First", "At once", "Later"])
    }

    @Test func aDoubleTapSelectsAWordAndOffersCommands() async throws {
        let field = field("Hello world")
        let app = try await launched(field)
        await doubleTap(app, CGPoint(x: 50, y: 320))
        #expect(offers(app) == ["Cut", "Copy", "Select All"])
        try await app.tap("Copy")
        await app.advance(frames: 30)
        #expect(UIPasteboard.general.string == "Hello" && offers(app).isEmpty && field.text == "Hello world")
        await doubleTap(app, CGPoint(x: 110, y: 320))
        #expect(offers(app).contains("Paste"))
        try await app.tap("Paste")
        await app.advance(frames: 30)
        #expect(field.text == "Hello Hello")
        try #require(field.undoManager).undo()
        #expect(field.text == "Hello world")
    }

    @Test func aSecondTapOnTheCaretShowsTheMenuAndAThirdHidesIt() async throws {
        let field = field("Hello")
        let app = try await launched(field)
        let end = CGPoint(x: 200, y: 320)
        await app.tap(at: end)
        await app.advance(frames: 60)
        #expect(offers(app).isEmpty)
        await app.tap(at: end)
        await app.advance(frames: 60)
        #expect(offers(app) == ["Select", "Select All"])
        await app.tap(at: end)
        await app.advance(frames: 60)
        #expect(offers(app).isEmpty)
    }

    @Test func aTapOnTheSelectionKeepsItAndTogglesTheMenu() async throws {
        let field = field("Extraordinarily long")
        let app = try await launched(field)
        // The tap is away from the handles, which are dragged.
        let middle = CGPoint(x: 100, y: 320)
        await doubleTap(app, middle)
        for isShown in [true, false, true] {
            let selected = field.selectedTextRange.flatMap(field.text(in:))
            #expect(selected == "Extraordinarily" && (app.mainWindow.editMenu != nil) == isShown)
            await app.advance(frames: 60)
            await app.tap(at: middle)
            await app.advance(frames: 60)
        }
        await app.tap(at: CGPoint(x: 300, y: 320))
        await app.advance(frames: 60)
        #expect(field.selectedTextRange?.isEmpty == true && app.mainWindow.editMenu == nil)
    }

    @Test func selectingEverythingAndCuttingGoThroughTheMenu() async throws {
        let view = UITextView()
        view.font = .systemFont(ofSize: 17)
        view.text = "One two three four five six"
        let app = try await launched(view, CGRect(x: 40, y: 300, width: 300, height: 200))
        let end = CGPoint(x: 330, y: 316)
        await app.tap(at: end)
        await app.advance(frames: 60)
        await app.tap(at: end)
        await app.advance(frames: 60)
        try await app.tap("Select All")
        #expect(view.selectedRange == NSRange(location: 0, length: 27))
        await app.advance(frames: 60)
        let word = try #require(view.editor.rects(of: 8..<13).first)
        await doubleTap(app, CGPoint(x: 40 + word.midX, y: 316))
        try await app.tap("Cut")
        await app.advance(frames: 30)
        #expect(view.text == "One two  four five six")
    }

    @Test func typingAndTouchesOutsideHideTheMenu() async throws {
        let field = field("Hello world")
        let app = try await launched(field)
        await doubleTap(app, CGPoint(x: 50, y: 320))
        #expect(!offers(app).isEmpty)
        await app.type("x")
        #expect(offers(app).isEmpty && field.text == "x world")
        await doubleTap(app, CGPoint(x: 80, y: 320))
        #expect(!offers(app).isEmpty)
        await app.tap(at: CGPoint(x: 200, y: 700))
        #expect(offers(app).isEmpty)
    }

    @Test func secureTextIsNotOffered() async throws {
        let field = field("secret")
        field.isSecureTextEntry = true
        let app = try await launched(field)
        await doubleTap(app, CGPoint(x: 50, y: 320))
        #expect(!offers(app).contains("Copy") && !offers(app).contains("Cut"))
    }

    final class Answerer: NSObject, UITextFieldDelegate, UIEditMenuInteractionDelegate {
        var menu: UIMenu?
        func textField(
            _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
        ) -> UIMenu? { menu }
        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]
        ) -> UIMenu? { menu }
    }

    @Test func aNilMenuOfTheDelegateIsTheSystemsAndAnEmptyOneIsNone() async throws {
        let answerer = Answerer()
        let field = field("Hello world")
        field.delegate = answerer
        let interaction = UIEditMenuInteraction(delegate: answerer)
        field.addInteraction(interaction)
        let app = try await launched(field)
        await doubleTap(app, CGPoint(x: 50, y: 320))
        #expect(offers(app) == ["Cut", "Copy", "Select All"])
        interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
        #expect(offers(app).contains("Copy"))
        answerer.menu = UIMenu(children: [])
        interaction.reloadVisibleMenu()
        await app.advance(frames: 30)
        #expect(offers(app).isEmpty)
        await app.tap(at: CGPoint(x: 200, y: 700))
        await doubleTap(app, CGPoint(x: 110, y: 320))
        #expect(offers(app).isEmpty && field.editor.caret.range.count == 5)
    }

    final class Adder: NSObject, UITextFieldDelegate {
        var chosen = 0
        func textField(
            _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
        ) -> UIMenu? {
            UIMenu(children: [UIAction(title: "Shout") { [weak self] _ in self?.chosen += 1 }] + suggestedActions)
        }
    }

    @Test func theDelegateAddsToTheMenu() async throws {
        let adder = Adder()
        let field = field("Hello")
        field.delegate = adder
        let app = try await launched(field)
        await doubleTap(app, CGPoint(x: 50, y: 320))
        #expect(offers(app).first == "Shout")
        try await app.tap("Shout")
        #expect(adder.chosen == 1)
    }

    @Test func theSecondaryMouseButtonSelectsTheWordAndOpensAList() async throws {
        let field = field("Hello world")
        let app = try await launched(field)
        let point = CGPoint(x: 50, y: 320)
        for phase in [PointerEvent.Phase.began, .ended] {
            app.send(
                .pointer(PointerEvent(id: 77, kind: .mouse, phase: phase, location: point, timestamp: app.clock.now, isSecondary: true)))
            await app.advance(frames: 2)
        }
        await app.advance(frames: 40)
        #expect(app.exists(.identifier("MenuPresentation")) && field.selectedTextRange.flatMap(field.text(in:)) == "Hello")
        try await app.tap("Copy")
        await app.advance(frames: 40)
        #expect(UIPasteboard.general.string == "Hello" && !app.exists(.identifier("MenuPresentation")))
    }

    /// A label that can be copied, as apps write it.
    final class CopyLabel: UILabel {
        var copies = 0
        override var canBecomeFirstResponder: Bool { true }
        override func copy(_ sender: Any?) { copies += 1 }
    }

    @Test func aResponderOffersTheCommandsItOverrides() {
        let label = CopyLabel()
        #expect(label.canPerformAction(StandardEditAction.copy.selector, withSender: nil))
        for edit in StandardEditAction.allCases where edit != .copy {
            #expect(!label.canPerformAction(edit.selector, withSender: nil))
            #expect(!UIView().canPerformAction(edit.selector, withSender: nil))
        }
        #expect(label.canPerformAction(Selector("copy:"), withSender: nil))
    }

    @Test func theOlderControllerShowsTheCommandsOfTheFirstResponder() async throws {
        let label = CopyLabel()
        label.isUserInteractionEnabled = true
        let app = try await launched(label)
        label.becomeFirstResponder()
        let controller = UIMenuController.shared
        controller.menuItems = [
            UIMenuItem(title: "Twice", action: Selector("twice", CopyLabel.twice)), UIMenuItem(title: "Nobody", action: Selector("nobody")),
        ]
        controller.showMenu(from: label, rect: label.bounds)
        await app.advance(frames: 20)
        #expect(offers(app) == ["Copy", "Twice"] && controller.isMenuVisible && controller.menuFrame.maxY <= 300)
        try await app.tap("Twice")
        await app.advance(frames: 20)
        #expect(label.copies == 2 && !controller.isMenuVisible && controller.menuFrame == .zero)
        controller.showMenu(from: label, rect: label.bounds)
        controller.hideMenu(from: app.mainWindow)
        #expect(controller.isMenuVisible)
        controller.hideMenu()
        #expect(!controller.isMenuVisible)
    }

    final class Owner: NSObject, UIEditMenuInteractionDelegate {
        var log: [String] = []
        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]
        ) -> UIMenu? {
            log.append("menu \(suggestedActions.count)")
            let more = UIMenu(title: "More", children: [UIAction(title: "Deep") { [weak self] _ in self?.log.append("deep") }])
            return UIMenu(children: [UIAction(title: "Top") { [weak self] _ in self?.log.append("top") }, more])
        }
        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
            animator: any UIEditMenuInteractionAnimating
        ) { animator.addCompletion { self.log.append("came") } }
        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
            animator: any UIEditMenuInteractionAnimating
        ) { animator.addCompletion { self.log.append("went") } }
    }

    @Test func anInteractionShowsItsMenuAndExtendsOthers() async throws {
        let owner = Owner()
        let view = UIView()
        let interaction = UIEditMenuInteraction(delegate: owner)
        view.addInteraction(interaction)
        let app = try await launched(view)
        interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: "a", sourcePoint: CGPoint(x: 10, y: 10)))
        await app.advance(frames: 30)
        #expect(offers(app) == ["Top", "More"] && interaction.location(in: nil) == CGPoint(x: 50, y: 310))
        try await app.tap("More")
        #expect(offers(app) == ["Back", "Deep"])
        try await app.tap("Deep")
        await app.advance(frames: 30)
        #expect(owner.log == ["menu 0", "came", "deep", "went"] && app.mainWindow.editMenu == nil)
    }
}

extension EditMenuTests.CopyLabel {
    func twice() { copies += 2 }
}
