import CaretTesting
import Foundation
import Testing

@testable import Caret

/// Handlers that change handlers, that cause their own events, and many handlers.
@MainActor @Suite(.app) struct HandlerEdgeTests {
    private static let changed = Notification.Name("HandlerEdgeTests")

    private func tap(_ button: UIButton) { button.sendActions(for: .primaryActionTriggered) }

    @Test func handlersMayBeAddedAndRemovedInTheirOwnCall() {
        let button = UIButton(type: .system)
        var log: [String] = []
        var subscription: Subscription?
        subscription = button.on(.tap) {
            log.append("own")
            subscription?.cancel()
            button.on(.tap) { log.append("added") }
        }
        var laterSubscription: Subscription?
        button.on(.tap) { laterSubscription?.cancel() }
        laterSubscription = button.on(.tap) { log.append("removed before its call") }
        tap(button)
        #expect(log == ["own"] && subscription?.isActive == false)
        tap(button)
        #expect(log == ["own", "added"])
    }

    @Test func oneHandlerAddedTwiceIsCalledTwiceAndEndsOnce() {
        let button = UIButton(type: .system)
        var count = 0
        let handler: @MainActor () -> Void = { count += 1 }
        let first = button.on(.tap, perform: handler)
        let second = button.on(.tap, perform: handler)
        tap(button)
        #expect(count == 2)
        first.cancel()
        first.cancel()
        tap(button)
        #expect(count == 3 && second.isActive)
    }

    @Test func aHundredThousandHandlersAreCalledInOrderAndRemoved() {
        let button = UIButton(type: .system)
        var (count, isOrdered) = (0, true)
        var tokens: [Subscription] = []
        for number in 0..<100_000 {
            button.on(.tap) {
                isOrdered = isOrdered && count == number
                count += 1
            }.store(in: &tokens)
        }
        tap(button)
        #expect(count == 100_000 && isOrdered)
        tokens.cancelAll()
        tap(button)
        #expect(count == 100_000 && !tokens.contains(where: \.isActive))
    }

    @Test func noEventArrivesAfterCancel() async throws {
        let app = try await TestApp.launch(showing: { UIViewController() })
        let (slider, ticker) = (UISlider(), Ticker(every: .milliseconds(100)))
        var log: [String] = []
        var tokens: [Subscription] = []
        slider.on(.valueChanged) { _ in log.append("plain") }.store(in: &tokens)
        slider.when(.valueChanged).map { $0 * 2 }.debounce(for: .milliseconds(50)).on { _ in log.append("late") }.store(in: &tokens)
        slider.on(.valueChanged) { _ in
            await Task.yield()
            if !Task.isCancelled { log.append("task") }
        }.store(in: &tokens)
        ticker.on(.tick) { _ in log.append("tick") }.store(in: &tokens)
        slider.sendActions(for: .valueChanged)
        tokens.cancelAll()
        slider.sendActions(for: .valueChanged)
        await app.advance(by: .seconds(1))
        #expect(log == ["plain"])
    }

    @Test func anOwnerMayBeDeallocatedDuringAnEvent() {
        final class Owner { var count = 0 }
        let button = UIButton(type: .system)
        var owner: Owner? = Owner()
        var calls = 0
        if let made = owner {
            button.on(.tap) { owner = nil }
            button.on(.tap, made) { owner in
                owner.count += 1
                calls += 1
            }
        }
        tap(button)
        tap(button)
        #expect(calls == 0)
    }

    // MARK: - Loops

    @Test func aHandlerThatCausesItsOwnEventEndsWithADiagnostic() async throws {
        let app = try await TestApp.launch(showing: { UIViewController() })
        let slider = UISlider()
        var count = 0
        let line = #line + 1
        let subscription = slider.on(.valueChanged) { _ in
            count += 1
            slider.sendActions(for: .valueChanged)
        }
        slider.sendActions(for: .valueChanged)
        let report = try #require(app.diagnostics.first { $0.code == "event.loop" })
        #expect(report.message.contains("HandlerEdgeTests.swift:\(line)") && !subscription.isActive && count == 50)
    }

    @Test func aReportNamesBothHandlersThatCauseEachOthersEvents() async throws {
        let app = try await TestApp.launch(showing: { UIViewController() })
        let (slider, center) = (UISlider(), NotificationCenter())
        let first = #line + 1
        slider.on(.valueChanged) { _ in center.post(name: Self.changed, object: nil) }
        let second = #line + 1
        center.on(.posted(Self.changed)) { slider.sendActions(for: .valueChanged) }
        slider.sendActions(for: .valueChanged)
        let report = try #require(app.diagnostics.first { $0.code == "event.loop" })
        #expect(report.message.contains("HandlerEdgeTests.swift:\(first)") && report.message.contains("HandlerEdgeTests.swift:\(second)"))
        #expect(app.diagnostics.count { $0.code == "event.loop" } == 1)
    }

    @Test func aHandlerMayCorrectItsControlByAnEvent() async throws {
        let app = try await TestApp.launch(showing: { UIViewController() })
        let slider = UISlider()
        var values: [Float] = []
        slider.on(.valueChanged) { value in
            values.append(value)
            guard value > 0.5 else { return }
            slider.value = value - 0.25
            slider.sendActions(for: .valueChanged)
        }
        for _ in 0..<200 {
            slider.value = 1
            slider.sendActions(for: .valueChanged)
        }
        #expect(values.count == 600 && app.diagnostics.isEmpty)
    }
}
