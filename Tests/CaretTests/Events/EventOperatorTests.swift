import CaretTesting
import Testing

@testable import Caret

/// Operators on events, with closures and with asynchronous sequences. Durations are measured in frames.
@MainActor @Suite(.app) struct EventOperatorTests {
    @MainActor private final class Mixer: UIViewController {
        let slider = UISlider()
        let button = UIButton(type: .system)
        let toggle = UISwitch()
        var log: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(slider)
        }

        func note(_ step: Int) { log.append("step \(step)") }
        func save() { log.append("save") }

        func move(_ values: Float...) {
            for value in values {
                slider.value = value
                slider.sendActions(for: .valueChanged)
            }
        }

        func tap() { button.sendActions(for: .primaryActionTriggered) }

        func turn(_ isOn: Bool) {
            toggle.isOn = isOn
            toggle.sendActions(for: .valueChanged)
        }
    }

    private func launch() async throws -> (TestApp, Mixer) {
        let mixer = Mixer()
        return (try await TestApp.launch(showing: { mixer }), mixer)
    }

    // MARK: - Values

    @Test func payloadsAreTransformedFilteredAndDeduplicated() async throws {
        let (_, mixer) = try await launch()
        mixer.slider.when(.valueChanged).map { Int($0 * 10) }.removeDuplicates().on(mixer) { mixer, step in mixer.log.append("\(step)") }
        mixer.slider.when(.valueChanged).filter { $0 > 0.5 }.map { Int($0 * 10) }.on(mixer, call: Mixer.note)
        mixer.slider.when(.valueChanged).compactMap { $0 == 0.25 ? "quarter" : nil }.on { mixer.log.append($0) }
        mixer.move(0.25, 0.26, 0.9, 0.95, 0.25)
        #expect(mixer.log == ["2", "quarter", "9", "step 9", "step 9", "2", "quarter"])
    }

    @Test func operatorsApplyToEventsInImplicitMemberSyntax() async throws {
        let (_, mixer) = try await launch()
        mixer.slider.on(.valueChanged.filter { $0 > 0.5 }.removeDuplicates(), mixer) { mixer, value in mixer.log.append("\(value)") }
        mixer.slider.on(.valueChanged.removeDuplicates { abs($0 - $1) < 0.2 }) { mixer.log.append("far \($0)") }
        mixer.slider.on(.percent, mixer, call: Mixer.note)
        mixer.move(0.75, 0.75, 0.25, 1)
        #expect(mixer.log == ["0.75", "far 0.75", "step 75", "step 75", "far 0.25", "step 25", "1.0", "far 1.0", "step 100"])
    }

    @Test func eachHandlerHasItsOwnState() async throws {
        let (_, mixer) = try await launch()
        let changes = mixer.slider.when(.valueChanged).removeDuplicates()
        changes.on { mixer.log.append("a\($0)") }
        mixer.move(0.5)
        changes.on { mixer.log.append("b\($0)") }
        mixer.move(0.5)
        #expect(mixer.log == ["a0.5", "b0.5"])
    }

    @Test func eventsWithoutAPayloadHaveOperatorsToo() async throws {
        let (app, mixer) = try await launch()
        mixer.button.when(.tap).throttle(for: .seconds(1)).on(mixer, call: Mixer.save)
        mixer.button.when(.tap).debounce(for: .seconds(1)).on(mixer) { mixer in mixer.log.append("late") }
        mixer.button.when(.tap).filter { mixer.slider.value > 0 }.on { mixer.log.append("filtered") }
        mixer.tap()
        mixer.tap()
        #expect(mixer.log == ["save"])
        await app.advance(by: .seconds(2))
        #expect(mixer.log == ["save", "save", "late"] || mixer.log == ["save", "late", "save"])
    }

    // MARK: - Time

    @Test func aDebouncedEventWaitsForAPause() async throws {
        let (app, mixer) = try await launch()
        mixer.slider.when(.valueChanged).debounce(for: .milliseconds(300)).on(mixer) { mixer, value in mixer.log.append("\(value)") }
        mixer.move(0.25, 0.5)
        await app.advance(by: .milliseconds(250))
        mixer.move(0.75)
        await app.advance(by: .milliseconds(280))
        #expect(mixer.log == [])
        await app.advance(by: .milliseconds(50))
        #expect(mixer.log == ["0.75"])
        await app.advance(by: .seconds(1))
        #expect(mixer.log == ["0.75"])
    }

    @Test(arguments: [true, false]) func aThrottledEventIsSentOncePerDuration(latest: Bool) async throws {
        let (app, mixer) = try await launch()
        mixer.slider.when(.valueChanged).throttle(for: .milliseconds(100), latest: latest).on(mixer) { mixer, value in
            mixer.log.append("\(value)")
        }
        mixer.move(0.1, 0.2, 0.3)
        #expect(mixer.log == ["0.1"])
        await app.advance(by: .milliseconds(120))
        #expect(mixer.log == ["0.1", latest ? "0.3" : "0.2"])
        mixer.move(0.4)
        #expect(mixer.log.count == 2)
        await app.advance(by: .milliseconds(120))
        #expect(mixer.log.last == "0.4")
        await app.advance(by: .milliseconds(240))
        mixer.move(0.5)
        #expect(mixer.log.count == 4 && mixer.log.last == "0.5")
    }

    // MARK: - Several senders

    @Test func mergedEventsHaveOneHandler() async throws {
        let (_, mixer) = try await launch()
        let other = UISlider()
        let subscription = mixer.slider.when(.valueChanged).merge(
            with: other.when(.valueChanged), mixer.toggle.when(.valueChanged).map { $0 ? 1 : 0 }
        )
        .on(mixer) { mixer, value in mixer.log.append("\(value)") }
        mixer.move(0.5)
        other.value = 0.25
        other.sendActions(for: .valueChanged)
        mixer.turn(true)
        #expect(mixer.log == ["0.5", "0.25", "1.0"])
        subscription.cancel()
        mixer.move(0.75)
        other.sendActions(for: .valueChanged)
        mixer.turn(false)
        #expect(mixer.log.count == 3 && mixer.slider.handlerCount == 0 && other.handlerCount == 0 && mixer.toggle.handlerCount == 0)
    }

    @Test func theLatestPayloadsAreCombined() async throws {
        let (_, mixer) = try await launch()
        mixer.slider.when(.valueChanged).combineLatest(mixer.toggle.when(.valueChanged)).on(mixer) { mixer, both in
            mixer.log.append("\(both.0) \(both.1)")
        }
        mixer.move(0.25, 0.5)
        #expect(mixer.log == [])
        mixer.turn(true)
        mixer.move(1)
        #expect(mixer.log == ["0.5 true", "1.0 true"])
        mixer.log = []
        mixer.slider.when(.valueChanged).prepend(0)
            .combineLatest(mixer.toggle.when(.valueChanged).prepend(false), mixer.button.when(.tap).map { 1 }.prepend(0))
            .on { mixer.log.append("\($0) \($1) \($2)") }
        mixer.tap()
        #expect(mixer.log == ["0.0 false 0", "0.0 false 1"])
    }

    // MARK: - Ownership

    @Test func handlersEndWithTheirOwnersAndSubscriptions() async throws {
        let (app, mixer) = try await launch()
        final class Owner { var count = 0 }
        weak var owner: Owner?
        var calls = 0
        func add() {
            let newOwner = Owner()
            owner = newOwner
            mixer.slider.when(.valueChanged).filter { _ in
                calls += 1; return true
            }.on(newOwner) { owner, _ in owner.count += 1 }
            mixer.move(0.5)
            #expect(newOwner.count == 1 && calls == 1)
        }
        add()
        mixer.move(0.75)
        #expect(owner == nil && calls == 1)
        let debounced = mixer.slider.when(.valueChanged).debounce(for: .milliseconds(100)).on { _ in mixer.log.append("late") }
        let throttled = mixer.slider.when(.valueChanged).throttle(for: .milliseconds(100)).on { _ in mixer.log.append("next") }
        mixer.move(0.25, 0.5)
        debounced.cancel()
        throttled.cancel()
        await app.advance(by: .seconds(1))
        #expect(mixer.log == ["next"] && !debounced.isActive && mixer.slider.handlerCount == 0)
    }

    @Test func anEventThatIsPrependedDoesNotCountForOnce() async throws {
        let (_, mixer) = try await launch()
        let events = mixer.slider.when(.valueChanged).prepend(0).events()
        let subscription = mixer.slider.when(.valueChanged).prepend(0).on { mixer.log.append("\($0)") }.lifetime(.once)
        var iterator = events.makeAsyncIterator()
        #expect(await iterator.next() == 0)
        mixer.move(0.5, 0.75)
        #expect(mixer.log == ["0.0", "0.5"] && !subscription.isActive)
    }

    @Test func aFilterThatRetainsItsControllerIsNamed() async throws {
        _ = try await launch()
        var line = 0
        let report = leakAudit {
            let mixer = Mixer()
            mixer.loadViewIfNeeded()
            line = #line + 1
            mixer.slider.when(.valueChanged).filter { $0 > mixer.slider.minimumValue }.on(mixer) { mixer, _ in mixer.save() }
            return mixer
        }
        #expect(report?.guilty == "CaretTests/EventOperatorTests.swift:\(line)")
    }

    @Test func aPoppedControllerThatAFilterRetainsIsReported() async throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let app = try await TestApp.launch(showing: { navigation })
        var line = 0
        func push() {
            let mixer = Mixer()
            mixer.loadViewIfNeeded()
            line = #line + 1
            mixer.slider.when(.valueChanged).filter { $0 > mixer.slider.minimumValue }.on(mixer) { mixer, _ in mixer.save() }
            navigation.pushViewController(mixer, animated: false)
        }
        push()
        try await app.settle()
        navigation.popViewController(animated: false)
        await app.advance(frames: 6)
        let report = try #require(app.diagnostics.first { $0.code == "leak.controller" })
        #expect(report.message.contains("EventOperatorTests.swift:\(line)"))
    }

    // MARK: - Sequences

    @Test func aSequenceOfTransformedEventsEndsWithItsSenders() async throws {
        let app = try await TestApp.launch(showing: { UIViewController() })
        var (first, second): (UISlider?, UISlider?) = (UISlider(), UISlider())
        func make() -> AsyncStream<Int> {
            guard let first, let second else { return AsyncStream { $0.finish() } }
            return first.when(.valueChanged).merge(with: second.when(.valueChanged)).map { Int($0 * 10) }.removeDuplicates().events()
        }
        func late() -> AsyncStream<Float>? { first?.when(.valueChanged).debounce(for: .seconds(1)).events() }
        let events = make()
        let lateEvents = try #require(late())
        func move(_ slider: UISlider?, _ value: Float) {
            slider?.value = value
            slider?.sendActions(for: .valueChanged)
        }
        move(first, 0.5)
        move(second, 0.55)
        await app.advance(by: .seconds(2))
        move(first, 0.25)
        first = nil
        move(second, 1)
        second = nil
        var values: [Int] = []
        for await value in events { values.append(value) }
        var lateValues: [Float] = []
        // The sequence ends with the sender, although a payload is waiting.
        for await value in lateEvents { lateValues.append(value) }
        #expect(values == [5, 2, 10] && lateValues == [0.5])
    }

    @Test func theNextEventOfAStreamIsAwaited() async throws {
        let (app, mixer) = try await launch()
        let waiting = Task { try await mixer.slider.when(.valueChanged).filter { $0 > 0.5 }.next() }
        let timed = Task { try await mixer.slider.when(.valueChanged).filter { $0 > 2 }.next(within: .seconds(1)) }
        for _ in 0..<100 where mixer.slider.handlerCount < 2 { await Task.yield() }
        mixer.move(0.25, 0.75, 1)
        #expect(try await waiting.value == 0.75)
        await app.advance(by: .seconds(2))
        await #expect(throws: EventError.timedOut) { try await timed.value }
        #expect(mixer.slider.handlerCount == 0)
    }

    @Test func anAsynchronousHandlerIsRestartedByTheNextEvent() async throws {
        let (app, mixer) = try await launch()
        mixer.slider.when(.valueChanged).map { Int($0 * 10) }.on(mixer, overlap: .restart) { mixer, step in
            await Task.yield()
            if !Task.isCancelled { mixer.note(step) }
        }
        mixer.move(0.1, 0.2)
        await app.advance(frames: 3)
        #expect(mixer.log == ["step 2"])
    }
}

extension ControlEvent where Sender == UISlider, Payload == Int {
    fileprivate static var percent: Self { ControlEvent<UISlider, Float>.valueChanged.map { Int($0 * 100) } }
}
