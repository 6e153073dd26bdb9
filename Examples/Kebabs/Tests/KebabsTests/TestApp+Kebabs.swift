import CaretTesting
import Testing
import UIKit

@testable import Kebabs

extension TestApp {
    /// Launches the app on its invented street, and returns after its search.
    static func kebabs(on device: Device = .standard.scale(1)) async throws -> (app: TestApp, shops: ShopsViewController) {
        let app = try await TestApp.launch(AppDelegate(arguments: ["--offline"]), on: device)
        let navigation = try #require(app.mainWindow.rootViewController as? UINavigationController)
        let shops = try #require(navigation.topViewController as? ShopsViewController)
        await shops.task?.value
        try await app.settle()
        return (app, shops)
    }
}
