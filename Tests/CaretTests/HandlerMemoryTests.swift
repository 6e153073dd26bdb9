import Caret
import CaretTesting
import Testing

/// Ownership: a handler retains neither its owner nor its sender.
@MainActor @Suite(.app) struct HandlerMemoryTests {
    /// Retains the button that calls it, as every controller does.
    @MainActor final class Screen {
        let button = UIButton(type: .system)
        let tap = UITapGestureRecognizer()
        var count = 0
        func handleTap() { count += 1 }
        func handle(_ point: CGPoint) { count += 1 }
    }

    private func isFreed(_ connect: (Screen) -> Void) -> Bool {
        weak var weakScreen: Screen?
        autoreleased {
            let screen = Screen()
            connect(screen)
            weakScreen = screen
        }
        return weakScreen == nil
    }

    private func autoreleased(_ body: () -> Void) { body() }

    @Test func aMethodOfTheOwnerRetainsNothing() {
        #expect(isFreed { $0.button.on(.tap, $0, call: Screen.handleTap) })
        #expect(isFreed { $0.tap.on(.tap, $0, call: Screen.handle) })
        #expect(isFreed { $0.tap.on(.ended, $0, call: Screen.handleTap) })
    }

    @Test func aClosureWithAnOwnerRetainsNothing() {
        #expect(isFreed { $0.button.on(.tap, $0) { screen in screen.count += 1 } })
        #expect(isFreed { $0.tap.on(.tap, $0) { screen, _ in screen.count += 1 } })
    }

    @Test func aClosureThatCapturesTheOwnerRetainsIt() {
        // The other two kinds of handlers cannot create this cycle.
        weak var weakScreen: Screen?
        var subscription: Subscription?
        autoreleased {
            let screen = Screen()
            subscription = screen.button.on(.tap) { screen.count += 1 }
            weakScreen = screen
        }
        #expect(weakScreen != nil)
        subscription?.cancel()
        #expect(weakScreen == nil)
    }

    @Test func aHandlerEndsWithItsOwner() {
        let button = UIButton(type: .system)
        var calls = 0
        var owner: Screen? = Screen()
        let subscription = button.on(.tap, owner ?? Screen()) { _ in calls += 1 }
        button.sendActions(for: .primaryActionTriggered)
        #expect(calls == 1 && subscription.isActive)
        owner = nil
        #expect(!subscription.isActive)
        button.sendActions(for: .primaryActionTriggered)
        #expect(calls == 1 && button.allControlEvents.isEmpty)
    }

    @Test func aKeptSubscriptionRetainsNoSender() {
        weak var button: UIButton?
        var subscription: Subscription?
        autoreleased {
            let newButton = UIButton(type: .system)
            subscription = newButton.on(.tap) {}
            button = newButton
        }
        #expect(button == nil)
        subscription?.cancel()
    }
}
