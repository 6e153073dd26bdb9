import CaretTesting
import Testing
import UIKit

/// Actions that assistive technology performs on elements.
@MainActor @Suite(.app) struct AccessibilityActionsTests {
    private let place = CGRect(x: 40, y: 200, width: 240, height: 60)

    @Test func activatingAButtonTapsIt() async throws {
        let button = UIButton(type: .system)
        button.setTitle("Save", for: .normal)
        var log: [String] = []
        button.addAction(UIAction { _ in log.append("saved") }, for: .touchUpInside)
        let app = try await accessibilityStage([(button, place)])
        #expect(try await app.perform(.activate, on: "Save"))
        #expect(log == ["saved"])
    }

    @Test func anElementThatActivatesItselfIsNotTapped() async throws {
        let button = Willing(type: .system)
        button.setTitle("Save", for: .normal)
        button.addAction(UIAction { _ in Issue.record("it was tapped") }, for: .touchUpInside)
        let app = try await accessibilityStage([(button, place)])
        try await app.perform(.activate, on: "Save")
        #expect(button.activations == 1)
    }

    @Test func valuesGoUpAndDownAndAreAnnounced() async throws {
        let (slider, stepper, pages) = (UISlider(), UIStepper(), UIPageControl())
        pages.numberOfPages = 3
        var log: [String] = []
        for (index, control) in [slider, stepper, pages].enumerated() {
            control.accessibilityIdentifier = "\(index)"
            control.addAction(UIAction { _ in log.append("\(index)") }, for: .valueChanged)
        }
        let app = try await accessibilityStage([
            (slider, place), (stepper, place.offsetBy(dx: 0, dy: 100)), (pages, place.offsetBy(dx: 0, dy: 200)),
        ])
        for name in ["0", "1", "2"] { try await app.perform(.increment, on: name) }
        #expect(slider.value == 0.1 && stepper.value == 1 && pages.currentPage == 1)
        for name in ["0", "1", "2", "2"] { try await app.perform(.decrement, on: name) }
        #expect(slider.value == 0 && stepper.value == 0 && pages.currentPage == 0)
        #expect(log == ["0", "1", "2", "0", "1", "2"])
    }

    @Test func customActionsCallTheirClosuresAndMethods() async throws {
        let (view, target) = (UILabel(saying: "Message"), Target())
        view.accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Reply") { action in
                target.log.append(action.name)
                return true
            },
            UIAccessibilityCustomAction(name: "Delete", target: target, selector: Selector("delete:", Target.delete)),
            UIAccessibilityCustomAction(name: "Refuse") { _ in false },
        ]
        let app = try await accessibilityStage([(view, place)])
        #expect(app.accessibilityTree() == "text \"Message\" {Reply, Delete, Refuse}")
        #expect(try await app.perform(.custom("Reply"), on: "Message"))
        #expect(try await app.perform(.custom("Delete"), on: "Message"))
        #expect(try await app.perform(.custom("Refuse"), on: "Message") == false)
        #expect(try await app.perform(.custom("Nothing"), on: "Message") == false)
        #expect(target.log == ["Reply", "delete Delete"])
    }

    @Test func settingTextReplacesTheText() async throws {
        let field = UITextField()
        field.placeholder = "Name"
        field.text = "Ada"
        var edits = 0
        field.addAction(UIAction { _ in edits += 1 }, for: .editingChanged)
        let app = try await accessibilityStage([(field, place)])
        #expect(try await app.perform(.text("Grace"), on: "Name"))
        #expect(field.text == "Grace")
        #expect(edits >= 1)
        #expect(try app.accessibilityElement("Name").isEditing)
        #expect(try await app.perform(.text(""), on: "Name"))
        #expect(field.text == "")
    }

    @Test func theMagicTapIsPassedUpTheResponderChain() async throws {
        let app = try await TestApp.launch(showing: { Magic() })
        #expect(try await app.perform(.magicTap, on: "Song"))
        #expect((app.mainWindow.rootViewController as? Magic)?.taps == 1)
    }

    @Test func rotorsFindItems() async throws {
        let view = UIView()
        let labels = ["One", "Two"].enumerated().map { index, text in
            let label = UILabel(saying: text)
            label.frame = CGRect(x: 0, y: index * 30, width: 80, height: 30)
            view.addSubview(label)
            return label
        }
        view.accessibilityLabel = "Chapters"
        view.accessibilityCustomRotors = [
            UIAccessibilityCustomRotor(name: "Titles") { predicate in
                let current = labels.firstIndex { $0 === predicate.currentItem.targetElement }
                let next = predicate.searchDirection == .next ? (current ?? -1) + 1 : (current ?? labels.count) - 1
                guard labels.indices.contains(next) else { return nil }
                return UIAccessibilityCustomRotorItemResult(targetElement: labels[next], targetRange: nil)
            }
        ]
        let app = try await accessibilityStage([(view, place)])
        let first = try #require(try app.find(byRotor: "Titles", in: "Chapters"))
        #expect(first.label == "One")
        #expect(try app.find(byRotor: "Titles", in: "Chapters", after: first)?.label == "Two")
        #expect(try app.find(byRotor: "Titles", in: "Chapters", after: first, direction: .previous) == nil)
        #expect(throws: TestError.self) { try app.find(byRotor: "Links", in: "Chapters") }
    }

    @Test func anAuditFindsElementsWithoutLabelsAndTooSmallElements() async throws {
        let (nameless, small) = (UIButton(frame: .zero), UIButton(type: .system))
        small.setTitle("x", for: .normal)
        let app = try await accessibilityStage([(nameless, place), (small, CGRect(x: 40, y: 400, width: 20, height: 20))])
        let findings = app.accessibilityAudit()
        #expect(findings.map(\.problem) == [.noLabel, .smallTarget])
        #expect(findings.map(\.isWarning) == [false, true])
        #expect(findings.last?.description == "smallTarget: button \"x\" [40 400 20 20]")
    }
}

private final class Willing: UIButton {
    var activations = 0
    override func accessibilityActivate() -> Bool {
        activations += 1
        return true
    }
}

@MainActor private final class Target {
    var log: [String] = []
    func delete(_ action: UIAccessibilityCustomAction) { log.append("delete \(action.name)") }
}

private final class Magic: UIViewController {
    var taps = 0
    override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel(saying: "Song")
        label.frame = CGRect(x: 20, y: 200, width: 100, height: 40)
        view.addSubview(label)
    }
    override func accessibilityPerformMagicTap() -> Bool {
        taps += 1
        return true
    }
}
