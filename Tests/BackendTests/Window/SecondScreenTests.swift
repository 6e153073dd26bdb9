#if Window || WindowAndWeb

    import CoreGraphics
    import Foundation
    import Platform
    import Testing
    import WindowBackend

    @testable import UIKitCore

    /// A second screen in a window of its own. `XvfbTests` runs this suite with a real X11 server once more.
    @MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct SecondScreenTests {
        private final class Delegate: UIResponder, UIApplicationDelegate {
            var main: UIWindow?
            var other: UIWindow?
            let button = UIButton(frame: CGRect(x: 20, y: 20, width: 60, height: 40))
            var taps = 0

            func application(
                _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                let main = UIWindow(frame: UIScreen.main.bounds)
                show(.red, in: main)
                main.makeKeyAndVisible()
                self.main = main
                button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
                return true
            }

            func fill(_ screen: UIScreen) {
                let window = UIWindow(frame: screen.bounds)
                window.screen = screen
                show(.blue, in: window).addSubview(button)
                window.isHidden = false
                other = window
            }

            @discardableResult private func show(_ color: UIColor, in window: UIWindow) -> UIView {
                let controller = UIViewController()
                controller.view.backgroundColor = color
                window.rootViewController = controller
                return controller.view
            }
        }

        private func rest(_ host: ApplicationHost) async {
            await withCheckedContinuation { continuation in
                _ = host.frameLoop.schedule(after: 0.5) { continuation.resume() }
            }
        }

        private func pixels(_ host: ApplicationHost) -> [UInt32?] {
            host.frameLoop.surfaces.map { ($0.window as? SDLPlatformWindow)?.shownPixel(x: 150, y: 90).map { $0 & 0xFF_FFFF } }
        }

        @Test func `M17 a second screen is a window of its own, is touched there, and goes with its window`() async throws {
            let metrics = DisplayMetrics(size: CGSize(width: 200, height: 200), scale: 1)
            let backend = try SDLBackend(metrics: metrics, driver: WindowRig.driver)
            let delegate = Delegate()
            let host = ApplicationHost(backend: backend, title: "Screens", keyboard: .hardware) { delegate }
            defer { host.terminate() }
            try host.launch()
            let screen = try host.connectScreen(DisplayMetrics(size: CGSize(width: 240, height: 120), scale: 1))
            delegate.fill(screen)
            await rest(host)
            let (red, blue) = (try #require(host.frameLoop.surfaces.first), try #require(screen.surface))
            #expect(screen.bounds.size == CGSize(width: 240, height: 120) && delegate.other?.screen === screen)
            #expect(pixels(host) == [0xFF_0000, 0x00_00FF])

            if WindowRig.driver == "x11", XMouse.path != nil {
                let mouse = XMouse(display: ProcessInfo.processInfo.environment["DISPLAY"] ?? "", corner: (0, 0))
                try mouse.point(at: (50, 40), in: "Screens .screen 2.")
                try mouse.press(true)
                await rest(host)
                try mouse.press(false)
                await rest(host)
            } else {
                for phase in [PointerEvent.Phase.began, .ended] {
                    blue.receive(.pointer(PointerEvent(id: 1, phase: phase, location: CGPoint(x: 50, y: 40), timestamp: backend.clock.now)))
                }
                await rest(host)
            }
            #expect(delegate.taps == 1)

            host.disconnect(screen)
            await rest(host)
            #expect(
                host.frameLoop.surfaces.count == 1 && host.frameLoop.surfaces.first === red
                    && (blue.window as? SDLPlatformWindow)?.shownPixel(x: 1, y: 1) == nil)
            #expect(pixels(host) == [0xFF_0000], "the main window stays")
        }
    }

#endif
