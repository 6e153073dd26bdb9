import CaretTesting
import Testing

@testable import UIKitCore

/// The status bar and date pickers read one clock.
@MainActor @Suite(.app) struct ClockAgreementTests {
    @Test func `J6 a date picker shows the day and time of the status bar`() async throws {
        _ = try await TestApp.launch(showing: { UIViewController() })
        let host = try #require(ApplicationHost.current)
        let picker = UIDatePicker()
        #expect(picker.date == host.backend.date)
        #expect(StatusBarTime.text(of: picker.date, locale: Locale(identifier: "en_US")) == "9:41")
    }

    @Test func `J6 the picker's present time advances with the frame clock`() async throws {
        let app = try await TestApp.launch(showing: { UIViewController() })
        let first = UIDatePicker().date
        await app.advance(by: .seconds(60))
        #expect(UIDatePicker().date.timeIntervalSince(first) == 60)
    }
}
