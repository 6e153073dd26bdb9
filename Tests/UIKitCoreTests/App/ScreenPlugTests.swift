import CaretTesting
import Testing
import UIKit

/// Screens that are connected and disconnected while the app runs, as events.
@MainActor @Suite(.app) struct ScreenPlugTests {
    /// Creates a window on each screen that connects, and releases the window when the screen disconnects.
    @MainActor private final class Projector {
        var windows: [ObjectIdentifier: UIWindow] = [:]
        var log: [String] = []
        private var observers: [any NSObjectProtocol] = []

        init() {
            observers.append(
                NotificationCenter.default.addObserver(forName: UIScreen.didConnectNotification, object: nil, queue: nil) {
                    [weak self] note in
                    let screen = note.object as? UIScreen
                    MainActor.assumeIsolated { self?.connect(screen) }
                })
            observers.append(
                NotificationCenter.default.addObserver(forName: UIScreen.didDisconnectNotification, object: nil, queue: nil) {
                    [weak self] note in
                    let screen = note.object as? UIScreen
                    MainActor.assumeIsolated { self?.disconnect(screen) }
                })
        }

        isolated deinit { for observer in observers { NotificationCenter.default.removeObserver(observer) } }

        private func connect(_ screen: UIScreen?) {
            guard let screen else { return }
            log.append("+\(Int(screen.bounds.width))")
            let window = UIWindow(frame: screen.bounds)
            window.screen = screen
            window.rootViewController = UIViewController()
            window.rootViewController?.view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
            window.isHidden = false
            windows[ObjectIdentifier(screen)] = window
        }

        private func disconnect(_ screen: UIScreen?) {
            guard let screen else { return }
            log.append("-\(Int(screen.bounds.width))")
            windows[ObjectIdentifier(screen)] = nil
        }
    }

    @Test func `R5 R121 screens connect and disconnect as events, each with a window of its size and scale`() async throws {
        let projector = Projector()
        let app = try await TestApp.launch(showing: { UIViewController() })
        let main = app.mainWindow
        let first = try await app.connectScreen(Device(size: CGSize(width: 640, height: 360), scale: 1))
        let second = try await app.connectScreen(Device(size: CGSize(width: 300, height: 200), scale: 2))
        try await app.settle()
        #expect(projector.log == ["+640", "+300"] && UIScreen.screens.count == 3)
        let pictures = try [1, 2].map { try app.snapshot(screen: $0) }
        #expect(pictures.map(\.size) == [CGSize(width: 640, height: 360), CGSize(width: 600, height: 400)])
        #expect(pictures.allSatisfy { $0.pixel(at: CGPoint(x: 10, y: 10)) == SIMD4(0, 0, 255, 255) })
        #expect(projector.windows[ObjectIdentifier(second)]?.traitCollection.displayScale == 2)
        // The screen in the middle disconnects, and the others do not change.
        await app.disconnect(first)
        try await app.settle()
        #expect(projector.log.last == "-640" && UIScreen.screens.count == 2 && UIScreen.screens[1] === second)
        #expect(projector.windows[ObjectIdentifier(second)]?.screen === second && app.mainWindow === main && UIScreen.main === main.screen)
    }

    @Test func `R5 R121 a screen that is connected and disconnected many times leaves nothing behind`() async throws {
        let projector = Projector()
        let app = try await TestApp.launch(showing: { UIViewController() })
        weak var last: UIWindow?
        for round in 1...10 {
            let screen = try await app.connectScreen(Device(size: CGSize(width: 320, height: 200), scale: 1))
            last = projector.windows[ObjectIdentifier(screen)]
            #expect(last != nil && UIScreen.screens.count == 2)
            await app.disconnect(screen)
            #expect(UIScreen.screens.count == 1 && app.application.connectedScenes.count == 1, "round \(round)")
        }
        await app.advance(frames: 2)
        #expect(last == nil && projector.windows.isEmpty && projector.log.count == 20)
    }
}
