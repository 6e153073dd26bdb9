import CaretTesting
import Testing

@testable import Caret

/// The debouncing handler between an event and its closure.
@MainActor @Suite(.app) struct DebouncedEventTests {
    @Test func aChainOfDebouncesAttachesTheHandlerItself() async throws {
        _ = try await TestApp.launch(showing: { UIViewController() })
        var received: [EventHandler<Void>] = []
        let event = ControlEvent<UIButton, Void>(join: { _, handler in received.append(handler) })
        let button = UIButton(type: .system)
        let line = #line + 1
        let subscription = button.on(event.debounce(for: .seconds(1)).debounce(for: .seconds(1))) {}
        // Reports find the handler by its line.
        #expect(received.count == 1 && received[0].target === subscription)
        #expect(subscription.site == "CaretTests/DebouncedEventTests.swift:\(line)")
        subscription.cancel()
        #expect(received[0].isCancelled && received[0].target == nil)
    }

    @Test func aHandlerThatHasEndedIsNotCalledByWhatHappenedBefore() async throws {
        let slider = UISlider()
        let controller = UIViewController()
        controller.view.addSubview(slider)
        let app = try await TestApp.launch(showing: { controller })
        var (values, others): ([Float], [Float]) = ([], [])
        let subscription = slider.on(.valueChanged.debounce(for: .milliseconds(100))) { values.append($0) }
        slider.on(.valueChanged.debounce(for: .milliseconds(100))) { others.append($0) }
        slider.value = 0.5
        slider.sendActions(for: .valueChanged)
        subscription.cancel()
        await app.advance(by: .seconds(1))
        #expect(values == [] && others == [0.5])
    }
}
