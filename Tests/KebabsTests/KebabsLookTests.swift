import KebabsKit
import MapKit
import Testing
import UIKit

@testable import CaretTesting
@testable import Kebabs

/// The app by keyboard, and in the dark.
@MainActor @Suite(.app) struct KebabsLookTests {
    private func launched(on device: Device = .standard.scale(1)) async throws -> (app: TestApp, shops: ShopsViewController) {
        let app = try await TestApp.launch(AppDelegate(arguments: ["--offline"]), on: device)
        let navigation = try #require(app.mainWindow.rootViewController as? UINavigationController)
        let shops = try #require(navigation.topViewController as? ShopsViewController)
        await shops.task?.value
        try await app.settle()
        return (app, shops)
    }

    @Test func commandsFindAndLookAgain() async throws {
        let (app, shops) = try await launched()
        #expect(shops.map.becomeFirstResponder())
        await app.press(TestKey(usage: 0x09, characters: "f"), modifiers: .command)
        #expect(shops.list.searchBar.searchTextField.isFirstResponder)
        await app.press(TestKey(usage: 0x15, characters: "r"), modifiers: .command)
        await shops.task?.value
        try await app.settle()
        #expect(shops.round == 2 && shops.list.searchBar.text?.isEmpty != false)
    }

    @Test func darkScreensHaveADarkListAndMap() async throws {
        let (app, shops) = try await launched(on: .standard.scale(1).dark)
        let map = shops.map.convert(shops.map.bounds, to: nil)
        let list = shops.list.convert(shops.list.bounds, to: nil)
        for point in [CGPoint(x: map.minX + 2, y: map.maxY - 3), CGPoint(x: list.minX + 2, y: list.maxY - 3)] {
            let pixel = try #require(try app.snapshot().pixel(at: point))
            #expect((0..<3).allSatisfy { pixel[$0] < 80 }, "\(point): \(pixel)")
        }
    }

    @Test func theListTakesTheMapsPlaceAboveTheKeyboard() async throws {
        let (app, shops) = try await launched(on: .standard.scale(1).withDrawnKeyboard)
        let before = shops.list.frame
        shops.find()
        try await app.settle()
        let bottom = shops.list.frame.maxY
        #expect(shops.list.frame.minY == shops.map.frame.minY && bottom < before.maxY)
        #expect(shops.list.frame.height > 250, "there is no room for the shops: \(shops.list.frame)")
        shops.view.endEditing(true)
        try await app.settle()
        #expect(shops.list.frame == before && shops.map.frame.maxY == before.minY)
    }
}
