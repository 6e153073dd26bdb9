import CaretTesting
import Testing
import UIKit

@testable import Tour

/// Chapter 4 of the tour: several screens.
@MainActor @Suite(.app) struct NavigationChapterTests {
    private func launched(_ trip: Trip) async throws -> (app: TestApp, navigation: UINavigationController) {
        let navigation = tripNavigation(trip)
        let app = try await TestApp.launch(showing: { navigation }, on: TourPicture.small)
        try await app.settle()
        return (app, navigation)
    }

    @Test func theChosenCityComesBack() async throws {
        let trip = Trip()
        let (app, navigation) = try await launched(trip)
        #expect(app.exists("No city yet"))
        try await app.tap("Choose a city")
        try await app.settle()
        try await app.tap("Italy")
        try await app.settle()
        #expect(trip.path == [.countries, .cities(of: "Italy")] && navigation.viewControllers.count == 3)
        try TourPicture.verify("tour-navigation", app)
        try await app.tap("Turin")
        try await app.settle()
        #expect(trip.city == "Turin" && navigation.viewControllers.count == 1 && app.exists("2 nights in Turin"))
    }

    @Test func aPushedListReturnsOneResult() async throws {
        weak var list: UIViewController?
        let navigation = UINavigationController(rootViewController: CityScreen())
        let app = try await TestApp.launch(showing: { navigation }, on: TourPicture.small)
        try await app.tap("Choose")
        try await app.settle()
        list = navigation.topViewController
        #expect(list is UITableViewController)
        try await app.tap("Rome")
        try await app.settle()
        #expect(navigation.viewControllers.count == 1 && app.exists("Rome"))
        #expect(list == nil)
    }

    @Test func theBackButtonShortensThePath() async throws {
        let trip = Trip()
        let (app, _) = try await launched(trip)
        trip.path = [.countries, .cities(of: "Norway")]
        try await app.settle()
        #expect(app.exists("Oslo"))
        try await app.tap("Country")
        try await app.settle()
        #expect(trip.path == [.countries])
        await app.drag(from: CGPoint(x: 2, y: 200), to: CGPoint(x: 300, y: 200), over: .milliseconds(300))
        try await app.settle()
        #expect(trip.path == [] && app.exists("No city yet"))
    }

    @Test func aPathThatIsThereAtTheBeginningIsShownAtOnce() async throws {
        let trip = Trip()
        trip.path = [.countries, .cities(of: "Italy")]
        let (app, navigation) = try await launched(trip)
        #expect(navigation.viewControllers.count == 3 && app.exists("Rome"))
    }

    @Test func theSheetWritesTheNights() async throws {
        let trip = Trip()
        trip.city = "Rome"
        let (app, navigation) = try await launched(trip)
        try await app.tap("Nights")
        try await app.settle()
        let sheet = try #require(
            navigation.presentedViewController as? NightsScreen ?? navigation.topViewController?.presentedViewController as? NightsScreen)
        let frame = sheet.stepper.convert(sheet.stepper.bounds, to: nil)
        await app.tap(at: CGPoint(x: frame.maxX - 20, y: frame.midY))
        try await app.settle()
        #expect(trip.nights == 3 && sheet.label.text == "3 nights")
        try TourPicture.verify("tour-sheet", app)
        try await app.tap("Done")
        try await app.settle()
        #expect(trip.sheet == nil && app.exists("3 nights in Rome"))
        trip.sheet = .nights
        try await app.settle()
        await app.drag(from: CGPoint(x: 160, y: 180), to: CGPoint(x: 160, y: 339))
        try await app.settle()
        #expect(trip.sheet == nil && !app.exists("Done"))
    }
}
