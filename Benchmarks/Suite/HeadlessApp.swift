import CoreGraphics
import Foundation
import HeadlessBackend
import Platform
import UIKit
import UIKitCore

/// A headless application with one view controller, driven frame by frame.
@MainActor final class HeadlessApp {
    let backend: HeadlessBackend
    let host: ApplicationHost
    private let delegate: Delegate

    init(showing controller: @escaping @MainActor () -> UIViewController) throws {
        backend = HeadlessBackend(displays: [.standard])
        delegate = Delegate(controller)
        host = ApplicationHost(backend: backend, delegate: delegate)
        try host.launch()
        // Draws every frame, to measure the cost of a window on a screen.
        for window in backend.windows { window.drawsEachFrame = true }
        step()
    }

    func step() { backend.headlessClock.step() }

    var pixels: PixelBuffer? { backend.windows.first?.pixels }

    /// Returns the PNG data of the last frame.
    func picture() throws -> Data {
        guard let pixels, let data = UIImage(cgImage: CGImage(buffer: pixels, isOpaque: true)).pngData() else {
            throw Children.Failure.work("no picture")
        }
        return data
    }

    func writePicture(to path: String) throws {
        try picture().write(to: URL(fileURLWithPath: path))
    }

    private final class Delegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        private let makeController: @MainActor () -> UIViewController

        init(_ makeController: @escaping @MainActor () -> UIViewController) {
            self.makeController = makeController
            super.init()
        }

        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = makeController()
            window.makeKeyAndVisible()
            self.window = window
            return true
        }
    }
}
