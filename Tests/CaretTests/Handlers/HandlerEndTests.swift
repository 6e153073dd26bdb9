import CaretTesting
import Testing

@testable import Caret

/// Objects that handlers and operators release when they end, also in the middle of an event.
@MainActor @Suite(.app) struct HandlerEndTests {
    @MainActor private final class Value {}

    private func send(_ value: Float, by slider: UISlider) {
        slider.value = value
        slider.sendActions(for: .valueChanged)
    }

    @Test func aTickerThatIsInvalidatedCallsNoFurtherHandler() async throws {
        let app = try await TestApp.launch(showing: { UIViewController() })
        let ticker = Ticker(every: .milliseconds(100))
        var log: [String] = []
        ticker.on(.tick) { () in
            log.append("first")
            ticker.invalidate()
        }
        ticker.on(.tick) { () in log.append("second") }
        await app.advance(by: .seconds(1))
        #expect(log == ["first"])
    }

    @Test func aHandlerThatHasEndedReleasesTheClosureThatReadsItsPayload() async throws {
        _ = try await TestApp.launch(showing: { UIViewController() })
        let slider = UISlider()
        weak var value: Value?
        do {
            let captured = Value()
            value = captured
            let event = ControlEvent<UISlider, Value>(.valueChanged) { [captured] _ in captured }
            slider.on(event) { _ in }.cancel()
            let ended = slider.on(event) { _ in }
            slider.on(.valueChanged) { _ in }
            ended.cancel()
        }
        #expect(value == nil && slider.handlerCount == 1)
    }

    @Test func aThrottleForgetsThePayloadOfASenderThatIsGone() async throws {
        let app = try await TestApp.launch(showing: { UIViewController() })
        let second = UISlider()
        var log: [Float] = []
        do {
            let first = UISlider()
            first.when(.valueChanged).merge(with: second.when(.valueChanged)).prepend(0).throttle(for: .seconds(1)).on { log.append($0) }
        }
        send(0.25, by: second)
        await app.advance(by: .seconds(2))
        send(0.5, by: second)
        await app.advance(by: .seconds(2))
        #expect(log == [0, 0.25, 0.5])
    }

    @Test func aCombinationReleasesTheLatestPayloadsWithItsSenders() async throws {
        _ = try await TestApp.launch(showing: { UIViewController() })
        weak var value: Value?
        var subscription: Subscription?
        do {
            let (first, second, captured) = (UISlider(), UISlider(), Value())
            value = captured
            let values = first.when(.valueChanged).map { [weak captured] _ in captured }
            subscription = values.combineLatest(second.when(.valueChanged)).on { _ in }
            send(0.5, by: first)
            send(0.5, by: second)
        }
        #expect(value == nil)
        withExtendedLifetime(subscription) {}
    }
}
