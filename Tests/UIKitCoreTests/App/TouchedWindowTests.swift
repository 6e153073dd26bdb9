import Testing

@testable import UIKitCore

/// A touch makes its window the key window.
@MainActor @Suite(.app) struct TouchedWindowTests {
    private final class Aside: UIWindow {
        var may = true
        override var canBecomeKey: Bool { may }
    }

    @Test(arguments: [true, false]) func aTouchedWindowBecomesKeyIfItCan(may: Bool) throws {
        try TestHost.run { host in
            let window = host.makeWindow()
            let second = Aside(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            second.may = may
            second.windowLevel = .alert
            second.isHidden = false
            #expect(window.isKeyWindow)
            host.touch(.began, 50, 50)
            host.touch(.ended, 50, 50)
            host.step()
            #expect(second.isKeyWindow == may && window.isKeyWindow == !may)
            host.touch(.began, 200, 200, id: 3)
            host.touch(.ended, 200, 200, id: 3)
            host.step()
            #expect(window.isKeyWindow)
        }
    }
}
