import CaretTesting
import Platform
import Testing
import UIKitCore

private final class TouchedView: UIView {
    var touched = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { touched += 1 }
}

private final class LoggingWindow: UIWindow {
    static let log = WindowLog()
    var name = ""
    override func becomeKey() {
        super.becomeKey()
        Self.log.lines.append("\(name) becomes key")
    }
    override func resignKey() {
        super.resignKey()
        Self.log.lines.append("\(name) resigns key")
    }
}

@MainActor private final class WindowLog {
    var lines: [String] = []
}

@MainActor @Suite(.app) struct UIWindowTests {
    @Test func `R5 each of two screens has its window with its bounds`() throws {
        let second = DisplayMetrics(size: CGSize(width: 1024, height: 768), scale: 1)
        try TestHost.run(displays: [.standard, second]) { host in
            #expect(UIScreen.screens.count == 2)
            #expect(UIScreen.main === UIScreen.screens[0])
            let windows = UIScreen.screens.map { screen in
                let window = UIWindow(frame: screen.bounds)
                window.screen = screen
                window.isHidden = false
                return window
            }
            #expect(windows[0].bounds == CGRect(x: 0, y: 0, width: 390, height: 844))
            #expect(windows[1].bounds == CGRect(x: 0, y: 0, width: 1024, height: 768))
            #expect(windows[1].screen === UIScreen.screens[1])
            #expect(windows[1].windowScene?.screen === UIScreen.screens[1])
            #expect(windows[1].traitCollection.displayScale == 1)
            windows[0].backgroundColor = .red
            windows[1].backgroundColor = .blue
            host.step()
            #expect(host.pixel(389, 843) == [255, 0, 0])
            #expect(host.pixel(1023, 767, screen: 1) == [0, 0, 255])
        }
    }

    @Test func `R7 a window takes touches once it is visible, and key status is passed on and back`() throws {
        try TestHost.run { host in
            let window = UIWindow(frame: UIScreen.main.bounds)
            let view = TouchedView(frame: window.bounds)
            window.addSubview(view)
            #expect(window.hitTest(CGPoint(x: 5, y: 5), with: nil) == nil)
            #expect(!window.isKeyWindow)
            host.touch(.began, 5, 5)
            host.step()
            #expect(view.touched == 0)
            window.makeKeyAndVisible()
            #expect(window.hitTest(CGPoint(x: 5, y: 5), with: nil) === view)
            #expect(window.isKeyWindow)
            host.touch(.began, 5, 5, id: 3)
            host.step()
            #expect(view.touched == 1)
            let second = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            second.makeKeyAndVisible()
            #expect(second.isKeyWindow)
            #expect(!window.isKeyWindow)
            second.isHidden = true
            #expect(window.isKeyWindow)
            #expect(host.host.application.keyWindow === window)
        }
    }

    @Test func keyIsReportedInOrderAndPosted() throws {
        let log = LoggingWindow.log
        log.lines = []
        try TestHost.run { host in
            let first = LoggingWindow(frame: UIScreen.main.bounds)
            first.name = "first"
            first.makeKeyAndVisible()
            var second: LoggingWindow? = LoggingWindow(frame: UIScreen.main.bounds)
            second?.name = "second"
            second?.makeKeyAndVisible()
            second = nil
            #expect(
                log.lines == [
                    "first becomes key", "first resigns key", "second becomes key", "first becomes key",
                ])
        }
    }

    @Test func windowsOfAHigherLevelAreInFront() throws {
        try TestHost.run { host in
            let alert = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            alert.windowLevel = .alert
            alert.backgroundColor = .red
            alert.isHidden = false
            let normal = host.makeWindow()
            normal.backgroundColor = .blue
            host.step()
            #expect(host.host.application.windows.last === alert)
            #expect(host.pixel(10, 10) == [255, 0, 0])
            alert.windowLevel = UIWindow.Level(-1)
            host.step()
            #expect(host.pixel(10, 10) == [0, 0, 255])
        }
    }

    @Test func aReleasedWindowLeavesTheScreen() throws {
        try TestHost.run { host in
            var window: UIWindow? = UIWindow(frame: UIScreen.main.bounds)
            window?.makeKeyAndVisible()
            window?.backgroundColor = .red
            host.step()
            #expect(host.pixel(10, 10) == [255, 0, 0])
            window = nil
            host.step()
            #expect(host.pixel(10, 10) == [0, 0, 0])
            #expect(host.host.application.windows.isEmpty)
        }
    }

    @Test func aWindowThatFillsTheScreenFollowsItsSize() throws {
        try TestHost.run { host in
            let window = host.makeWindow()
            let small = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            small.isHidden = false
            host.send(.metrics(DisplayMetrics(size: CGSize(width: 844, height: 390), scale: 3)))
            host.step()
            #expect(window.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
            #expect(small.frame == CGRect(x: 0, y: 0, width: 50, height: 50))
            #expect(UIScreen.main.bounds.width == 844)
            #expect(window.traitCollection.verticalSizeClass == .compact)
        }
    }
}
