import CaretTesting
import CoreLocation
import Testing
import UIKit

@testable import UserNotifications

/// Triggers, which fire on the frame clock.
@MainActor struct TriggerTests {
    private let center = UNUserNotificationCenter.current()
    private let recorder = NotificationRecorder()

    private func add(_ identifier: String, _ trigger: UNNotificationTrigger?) async throws {
        let content = UNMutableNotificationContent()
        content.body = identifier
        try await center.add(UNNotificationRequest(identifier: identifier, content: content, trigger: trigger))
    }

    @Test(.app) func anIntervalIsMeasuredOnTheFrameClock() async throws {
        let app = try await TestApp.launchWithNotifications(recorder)
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 10, repeats: false)
        try await add("a", trigger)
        // A pending notification does not keep the app from being at rest.
        try await app.settle()
        await app.advance(by: .seconds(9.5))
        #expect(recorder.presented.isEmpty)
        await app.advance(by: .seconds(1))
        #expect(recorder.presented == ["a"])
        #expect(app.system.notifications.pending.isEmpty)
    }

    @Test(.app) func anIntervalRepeatsUntilItIsRemoved() async throws {
        let app = try await TestApp.launchWithNotifications(recorder)
        try await add("a", UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true))
        await app.advance(by: .seconds(181))
        #expect(recorder.presented == ["a", "a", "a"])
        center.removePendingNotificationRequests(withIdentifiers: ["a", "unknown"])
        await app.advance(by: .seconds(120))
        #expect(recorder.presented.count == 3)
    }

    @Test(.app) func aCalendarTriggerFiresAtItsTime() async throws {
        let app = try await TestApp.launchWithNotifications(recorder)
        // Tests begin at 9:41.
        let trigger = UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: 9, minute: 45), repeats: true)
        let date = try #require(trigger.nextTriggerDate())
        #expect(
            Calendar.current.dateComponents([.day, .hour, .minute, .second], from: date)
                == DateComponents(day: 9, hour: 9, minute: 45, second: 0))
        try await add("a", trigger)
        await app.advance(by: .seconds(3 * 60 + 58))
        #expect(recorder.presented.isEmpty)
        await app.advance(by: .seconds(4))
        #expect(recorder.presented == ["a"])
        let next = try #require(app.system.notifications.pending.first?.date)
        #expect(next == Calendar.current.date(byAdding: .day, value: 1, to: date))
    }

    @Test(.app) func aCalendarTriggerHasATimeZone() async throws {
        _ = try await TestApp.launchWithNotifications(recorder, on: .standard.timeZone(try #require(TimeZone(identifier: "Europe/Berlin"))))
        var components = DateComponents(hour: 9, minute: 0)
        components.timeZone = TimeZone(identifier: "America/New_York")
        let date = try #require(UNCalendarNotificationTrigger(dateMatching: components, repeats: false).nextTriggerDate())
        #expect(Calendar.current.component(.hour, from: date) == 15)
    }

    @Test(.app, arguments: [DateComponents(year: 2001, month: 1, day: 1), DateComponents()])
    func aDateThatDoesNotComeIsDropped(components: DateComponents) async throws {
        let app = try await TestApp.launchWithNotifications(recorder)
        let trigger = UNCalendarNotificationTrigger(dateMatching: components, repeats: false)
        #expect(trigger.nextTriggerDate() == nil)
        try await add("a", trigger)
        #expect(app.system.notifications.pending.isEmpty)
        #expect(app.diagnostics.contains { $0.code == "notifications.past" })
    }

    @Test(.app) func theRequestsThatAreDueLastAreDropped() async throws {
        let app = try await TestApp.launchWithNotifications(recorder)
        for number in (1...70).shuffled() {
            try await add("\(number)", UNTimeIntervalNotificationTrigger(timeInterval: Double(number) * 100, repeats: false))
        }
        let pending = app.system.notifications.pending.map(\.id)
        #expect(Set(pending) == Set((1...64).map(String.init)))
        #expect(app.diagnostics.count { $0.code == "notifications.limit" } == 6)
    }

    @Test(.app) func aRequestReplacesThatWithItsIdentifier() async throws {
        let app = try await TestApp.launchWithNotifications(recorder)
        try await center.add(UNNotificationRequest("a", title: "Old", after: 5))
        try await center.add(UNNotificationRequest("b", after: 7))
        try await center.add(UNNotificationRequest("a", title: "New", after: 10))
        #expect(app.system.notifications.pending.map(\.id) == ["b", "a"])
        await app.advance(by: .seconds(6))
        #expect(recorder.presented.isEmpty)
        await app.advance(by: .seconds(5))
        #expect(recorder.presented == ["b", "a"])
        #expect(app.system.notifications.delivered.map(\.title) == ["Title", "New"])
        try await center.add(UNNotificationRequest("b", title: "Again", after: nil))
        try await app.settle()
        #expect(app.system.notifications.delivered.map(\.title) == ["New", "Again"])
    }

    @Test(.app) func aTestDeliversAPendingRequest() async throws {
        let app = try await TestApp.launchWithNotifications(recorder)
        try await add("a", UNTimeIntervalNotificationTrigger(timeInterval: 3600, repeats: false))
        try app.system.notifications.deliver(pending: "a")
        #expect(recorder.presented == ["a"])
        #expect(throws: NotificationAnswerError.notPending(id: "a")) { try app.system.notifications.deliver(pending: "a") }
    }

    @Test(.app) func aRegionFiresWhenItIsEntered() async throws {
        let (locations, continuation) = AsyncThrowingStream<CLLocation, any Error>.makeStream()
        let app = try await TestApp.launchWithNotifications(recorder)
        let delivery = try #require(NotificationDelivery.current)
        delivery.locationProvider = StreamedLocations(stream: locations)
        let home = CLCircularRegion(center: CLLocationCoordinate2D(latitude: 52, longitude: 13), radius: 100, identifier: "home")
        home.notifyOnExit = false
        try await add("enter", UNLocationNotificationTrigger(region: home, repeats: true))
        // Another request may have a region with the same identifier.
        let leaving = CLCircularRegion(center: home.center, radius: 100, identifier: "home")
        leaving.notifyOnEntry = false
        try await add("leave", UNLocationNotificationTrigger(region: leaving, repeats: false))
        var events: [[String]] = []
        for latitude in [53.0, 52, 53, 52] {
            continuation.yield(CLLocation(latitude: latitude, longitude: 13))
            // Locations arrive by tasks of the location manager, which no test waits for.
            for _ in 0..<200 { await Task.yield() }
            try await app.settle()
            events.append(recorder.presented)
        }
        #expect(events == [[], ["enter"], ["enter", "leave"], ["enter", "leave", "enter"]])
        #expect(app.system.notifications.pending.map(\.id) == ["enter"])
        center.removeAllPendingNotificationRequests()
    }

    @Test(.app) func requestsMayBeAddedOnAnyThread() async throws {
        let app = try await TestApp.launchWithNotifications(recorder)
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<20 {
                group.addTask {
                    let request = UNNotificationRequest("\(number)", after: number.isMultiple(of: 2) ? nil : 5)
                    try? await UNUserNotificationCenter.current().add(request)
                }
            }
        }
        await app.advance(by: .seconds(6))
        try await app.settle()
        #expect(Set(recorder.presented) == Set((0..<20).map(String.init)))
    }

    @Test func mistakesStopTheProgram() async {
        await #expect(processExitsWith: .failure) { _ = UNTimeIntervalNotificationTrigger(timeInterval: 0, repeats: false) }
        await #expect(processExitsWith: .failure) { _ = UNTimeIntervalNotificationTrigger(timeInterval: 59, repeats: true) }
        await #expect(processExitsWith: .failure) { _ = UNTimeIntervalNotificationTrigger(timeInterval: .nan, repeats: false) }
    }
}

/// Locations that a test sends.
private struct StreamedLocations: LocationProvider {
    let stream: AsyncThrowingStream<CLLocation, any Error>

    func locations(for request: LocationRequest) -> AsyncThrowingStream<CLLocation, any Error> { stream }
}
