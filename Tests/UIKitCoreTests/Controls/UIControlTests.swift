import CaretTesting
import Testing

/// Touch tracking of controls, and their target-action mechanism.
@MainActor @Suite(.app) struct UIControlTests {
    /// Records its events by name.
    final class Recorder {
        private(set) var events: [String] = []
        private let names: [(String, UIControl.Event)] = [
            ("down", .touchDown), ("repeat", .touchDownRepeat), ("inside", .touchDragInside), ("outside", .touchDragOutside),
            ("enter", .touchDragEnter), ("exit", .touchDragExit), ("up", .touchUpInside), ("upOutside", .touchUpOutside),
            ("cancel", .touchCancel),
        ]

        @MainActor init(_ control: UIControl) {
            for (name, event) in names { control.addAction(UIAction { [weak self] _ in self?.note(name) }, for: event) }
        }

        /// Repeated drags count once.
        private func note(_ name: String) { if events.last != name { events.append(name) } }
    }

    private func launched(_ control: UIControl) async throws -> TestApp {
        control.frame = CGRect(x: 100, y: 300, width: 100, height: 40)
        control.backgroundColor = .red
        return try await TestApp.launch(showing: {
            let controller = UIViewController()
            controller.view.addSubview(control)
            return controller
        })
    }

    @Test func aTapSendsTouchDownAndTouchUp() async throws {
        let control = UIControl()
        let recorder = Recorder(control)
        let app = try await launched(control)
        await app.tap(at: CGPoint(x: 150, y: 320))
        #expect(recorder.events == ["down", "up"])
    }

    @Test func aTouchCountsAsInsideUpToSeventyPoints() async throws {
        let control = UIControl()
        let recorder = Recorder(control)
        let app = try await launched(control)
        await app.drag(from: CGPoint(x: 150, y: 320), to: CGPoint(x: 150, y: 405))
        #expect(recorder.events == ["down", "inside", "up"])
        await app.drag(from: CGPoint(x: 150, y: 320), to: CGPoint(x: 150, y: 415))
        #expect(recorder.events.suffix(4) == ["inside", "exit", "outside", "upOutside"])
    }

    @Test func theHighlightFollowsTheTouch() async throws {
        final class Watched: UIControl {
            var log: [Bool] = []
            override var isHighlighted: Bool { didSet { if isHighlighted != oldValue { log.append(isHighlighted) } } }
        }
        let control = Watched()
        let app = try await launched(control)
        await app.drag(from: CGPoint(x: 150, y: 320), to: CGPoint(x: 150, y: 500))
        #expect(control.log == [true, false] && control.state == .normal)
    }

    @Test func aControlThatIsDisabledIsNotNotified() async throws {
        let control = UIControl()
        let recorder = Recorder(control)
        let app = try await launched(control)
        control.isEnabled = false
        await app.tap(at: CGPoint(x: 150, y: 320))
        #expect(recorder.events.isEmpty && control.state == .disabled)
    }

    @Test func aControlThatIsDisabledUnderATouchLetsGo() async throws {
        let control = UIControl()
        let recorder = Recorder(control)
        control.addAction(UIAction { ($0.sender as? UIControl)?.isEnabled = false }, for: .touchDown)
        let app = try await launched(control)
        await app.tap(at: CGPoint(x: 150, y: 320))
        #expect(recorder.events == ["down", "cancel"] && !control.isTracking)
    }

    @Test func aSubclassSeesWhereTheTouchWasWhenItLeft() async throws {
        final class Watching: UIControl {
            var log: [String] = []
            override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
                log.append("\(isTracking) \(isTouchInside) \(isHighlighted)")
                isEnabled = false
            }
        }
        let control = Watching()
        let recorder = Recorder(control)
        let app = try await launched(control)
        await app.tap(at: CGPoint(x: 150, y: 320))
        #expect(control.log == ["true true false"] && !control.isTracking && !control.isTouchInside)
        #expect(recorder.events == ["down", "up"])
        control.isEnabled = true
        await app.drag(from: CGPoint(x: 150, y: 320), to: CGPoint(x: 150, y: 500))
        #expect(control.log.last == "true false false")
    }

    @Test func aSubclassMayRefuseTracking() async throws {
        final class Refusing: UIControl {
            override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
        }
        let control = Refusing()
        let recorder = Recorder(control)
        let app = try await launched(control)
        await app.tap(at: CGPoint(x: 150, y: 320))
        #expect(recorder.events.isEmpty)
    }

    // MARK: - Targets

    final class Target: UIViewController {
        var calls: [String] = []
        func plain() { calls.append("plain") }
        func withSender(_ sender: UIControl) { calls.append("sender") }
        func withEvent(_ sender: UIControl, _ event: UIEvent) { calls.append("event") }
    }

    @Test func targetsAreNotifiedOnceInTheirOrder() {
        let control = UIControl()
        let target = Target()
        control.addTarget(target, action: Selector("withSender:", Target.withSender(_:)), for: .touchUpInside)
        control.addTarget(target, action: Selector("plain", Target.plain), for: .touchUpInside)
        control.addTarget(target, action: Selector("withSender:", Target.withSender(_:)), for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(target.calls == ["sender", "plain"])
        #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside) == ["withSender:", "plain"])
        #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == nil)
        #expect(control.allTargets.count == 1)
    }

    @Test func aDeallocatedTargetIsNotReplacedByTheResponderChain() {
        let control = UIControl()
        do {
            let target = Target()
            control.addTarget(target, action: Selector("plain", Target.plain), for: .touchDown)
        }
        #expect(control.actions(forTarget: nil, forControlEvent: .touchDown) == nil)
        control.enumerateEventHandlers { _, _, _, _ in Issue.record("nobody is there") }
        control.addTarget(nil, action: Selector("plain", Target.plain), for: .touchDown)
        #expect(control.actions(forTarget: nil, forControlEvent: .touchDown) == ["plain"])
    }

    @Test func targetsAreHeldWeaklyAndCanBeRemoved() {
        let control = UIControl()
        weak var gone: Target?
        do {
            let target = Target()
            gone = target
            control.addTarget(target, action: Selector("plain", Target.plain), for: .touchDown)
        }
        #expect(gone == nil)
        let target = Target()
        control.addTarget(target, action: Selector("plain", Target.plain), for: [.touchDown, .touchUpInside])
        control.removeTarget(target, action: nil, for: .touchDown)
        control.sendActions(for: [.touchDown])
        #expect(target.calls.isEmpty)
        control.sendActions(for: .touchUpInside)
        #expect(target.calls == ["plain"])
    }

    @Test func withoutATargetTheResponderChainIsSearched() async throws {
        let target = Target()
        let control = UIControl(frame: CGRect(x: 100, y: 300, width: 100, height: 40))
        control.addTarget(nil, action: Selector("plain", Target.plain), for: .touchUpInside)
        let app = try await TestApp.launch(showing: { target })
        target.view.addSubview(control)
        await app.advance(frames: 1)
        await app.tap(at: CGPoint(x: 150, y: 320))
        #expect(target.calls == ["plain"])
    }

    @Test func anActionReplacesAnotherOneOfItsIdentifier() {
        let control = UIControl()
        var log: [String] = []
        let name = UIAction.Identifier("save")
        control.addAction(UIAction(identifier: name) { _ in log.append("old") }, for: .valueChanged)
        control.addAction(UIAction { _ in log.append("other") }, for: .valueChanged)
        control.addAction(UIAction(identifier: name) { _ in log.append("new") }, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(log.sorted() == ["new", "other"])
        control.removeAction(identifiedBy: name, for: .valueChanged)
        log = []
        control.sendActions(for: .valueChanged)
        #expect(log == ["other"])
    }

    @Test func aTargetRemovedMeanwhileIsNotNotified() {
        let control = UIControl()
        var log: [String] = []
        let second = UIAction { _ in log.append("second") }
        let first = UIAction { [weak control] _ in
            log.append("first")
            // The action stays for another event.
            control?.removeAction(second, for: .touchUpInside)
            control?.addAction(UIAction { _ in log.append("late") }, for: .touchUpInside)
        }
        control.addAction(first, for: .touchUpInside)
        control.addAction(second, for: [.touchUpInside, .touchDown])
        control.sendActions(for: .touchUpInside)
        #expect(log == ["first"])
    }

    @Test func aRestingTouchIsNotReportedAsMoved() async throws {
        final class Counting: UIControl {
            var moves = 0
            override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
                moves += 1
                return true
            }
        }
        let control = Counting()
        let app = try await launched(control)
        await app.drag(from: CGPoint(x: 110, y: 320), to: CGPoint(x: 150, y: 320), rest: .milliseconds(200))
        // 0.1 s are six frames.
        #expect(control.moves == 6)
    }

    @Test func aSecondTapSoonAfterIsARepeat() async throws {
        let control = UIControl()
        let recorder = Recorder(control)
        let app = try await launched(control)
        await app.tap(at: CGPoint(x: 150, y: 320))
        await app.tap(at: CGPoint(x: 120, y: 320))
        #expect(recorder.events == ["down", "up", "down", "repeat", "up"])
    }
}
