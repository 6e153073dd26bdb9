import CaretTesting
import Testing
import UIKit

@testable import Nibs

/// The example of nibs in use.
@MainActor @Suite(.app) struct NibsTests {
    private func launched() async throws -> (TestApp, UINavigationController) {
        let app = try await TestApp.launch(Nibs.AppDelegate())
        try await app.settle()
        return (app, try #require(app.mainWindow.rootViewController as? UINavigationController))
    }

    @Test func aRowShowsItsTreeWithAChartInside() async throws {
        let (app, navigation) = try await launched()
        #expect(Tree.all.allSatisfy { app.exists(.label($0.latin)) })
        try await app.tap(.label("Quercus robur"))
        try await app.settle()
        let detail = try #require(navigation.topViewController as? DetailViewController)
        #expect(detail.tree.name == "Oak" && detail.factLabels.map(\.text) == ["Quercus robur", "25 m high", "Loses its leaves"])
        #expect(detail.children.first is ChartViewController && app.exists(.label("25 of 40 m")))
        try await app.tap(.label("Make It a Favourite"))
        #expect(detail.isFavourite && app.exists(.label("A Favourite")))
        #expect(app.diagnostics.isEmpty)
    }

    @Test func theFormAddsATreeAndGoesBackByItself() async throws {
        let (app, navigation) = try await launched()
        let list = try #require(navigation.topViewController as? ListViewController)
        list.performSegue(withIdentifier: "addTree", sender: nil)
        try await app.settle()
        let form = try #require((navigation.presentedViewController as? UINavigationController)?.topViewController as? FormViewController)
        #expect(form.tree == nil && form.heightLabel.text == "25 m")
        form.nameField.becomeFirstResponder()
        await app.type("Linden")
        try await app.tap(.label("Done"))
        try await app.settle()
        #expect(navigation.presentedViewController == nil)
        #expect(list.trees.last == Tree(name: "Linden", latin: "", height: 25, isEvergreen: true))
        #expect(app.exists(.label("Linden")))
        #expect(app.diagnostics.isEmpty)
    }

    @Test func aControllerWithANibHandlesItsButton() async throws {
        let (app, navigation) = try await launched()
        try await app.tap(.label("About"))
        try await app.settle()
        let about = try #require(navigation.topViewController as? AboutViewController)
        try await app.tap(.label("Say Thanks"))
        try await app.settle()
        #expect(about.thanks == 1 && about.wordsLabel.text == "Thank you!")
        #expect(app.diagnostics.isEmpty)
    }
}
