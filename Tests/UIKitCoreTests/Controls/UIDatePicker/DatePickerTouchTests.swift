import Foundation
import Platform
import Testing

@testable import CaretTesting
@testable import UIKitCore

/// Touches and keys on date pickers.
@MainActor @Suite(.app) struct DatePickerTouchTests {
    /// The 14th of March 2025, 12:00 in Greenwich.
    private let noon = Date(timeIntervalSinceReferenceDate: 763_646_400)

    private struct Shown {
        let app: TestApp
        let picker: UIDatePicker
        let log: Log
    }

    private final class Log { var events: [String] = [] }

    private func shown(
        _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle, locale: String = "en_US", prepare: (UIDatePicker) -> Void = { _ in }
    ) async throws -> Shown {
        let picker = UIDatePicker()
        let log = Log()
        picker.locale = Locale(identifier: locale)
        picker.timeZone = TimeZone(secondsFromGMT: 0)
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = style
        picker.date = noon
        picker.countDownDuration = 3600
        prepare(picker)
        for (event, name) in [(UIControl.Event.valueChanged, "changed"), (.editingDidBegin, "began"), (.editingDidEnd, "ended")] {
            picker.addAction(UIAction { _ in log.events.append(name) }, for: event)
        }
        picker.frame = CGRect(origin: CGPoint(x: 35, y: 100), size: picker.intrinsicContentSize)
        let app = try await TestApp.launch(showing: {
            let controller = UIViewController()
            controller.view.addSubview(picker)
            return controller
        })
        app.mainWindow.keyboardNavigation = .controls
        try await app.settle()
        return Shown(app: app, picker: picker, log: log)
    }

    /// Returns the middle of a wheel, moved down by rows.
    private func point(_ picker: UIDatePicker, _ component: Int, rows: CGFloat = 0) throws -> CGPoint {
        let face = try #require(picker.face as? DateWheelsView)
        let wheels = try #require(face.subviews.first as? UIPickerView)
        let wheel = wheels.wheel(component)
        let middle = wheel.convert(CGPoint(x: wheel.bounds.midX, y: wheel.bounds.midY), to: nil)
        return CGPoint(x: middle.x, y: middle.y + rows * 32)
    }

    private func turn(_ shown: Shown, _ component: Int, rows: CGFloat) async throws {
        let start = try point(shown.picker, component, rows: 0)
        await shown.app.drag(
            from: start, to: CGPoint(x: start.x, y: start.y - rows * 32), over: .milliseconds(600), rest: .milliseconds(200))
        try await shown.app.settle()
    }

    @Test func turningAWheelChangesTheDate() async throws {
        let shown = try await shown(.date, .wheels)
        try await turn(shown, 0, rows: 2)
        #expect(shown.picker.date == noon.addingTimeInterval(61 * 86_400))
        #expect(shown.log.events == ["changed"])
        try await turn(shown, 1, rows: -1)
        #expect(shown.picker.date == noon.addingTimeInterval(60 * 86_400))
        #expect(shown.app.diagnostics.isEmpty)
    }

    @Test func afterNoonTheDayPeriodFollowsTheHour() async throws {
        let shown = try await shown(.time, .wheels)
        try await turn(shown, 2, rows: -1)
        #expect(shown.picker.date == noon.addingTimeInterval(-12 * 3600))
        try await turn(shown, 0, rows: -2)
        #expect(shown.picker.date == noon.addingTimeInterval(10 * 3600))
    }

    @Test func twoWheelsTurnAtOnce() async throws {
        let shown = try await shown(.time, .wheels)
        let hours = try point(shown.picker, 0)
        await shown.app.drag(from: hours, to: CGPoint(x: hours.x, y: hours.y - 120), over: .milliseconds(60))
        await shown.app.tap(at: try point(shown.picker, 1, rows: 1))
        try await shown.app.settle()
        let wheels = try #require(shown.picker.face?.subviews.first as? UIPickerView)
        let parts = Calendar(identifier: .gregorian).dateComponents(in: .gmt, from: shown.picker.date)
        #expect(parts.minute == 1 && parts.hour != 12)
        #expect(wheels.selectedRow(inComponent: 0) % 24 == parts.hour && wheels.selectedRow(inComponent: 1) % 60 == parts.minute)
    }

    @Test func aDateOfLongAgoIsShown() async throws {
        let shown = try await shown(.dateAndTime, .wheels)
        let before = noon.addingTimeInterval(-75 * 365.25 * 86_400)
        shown.picker.date = before
        try await shown.app.settle()
        let wheels = try #require(shown.picker.face?.subviews.first as? UIPickerView)
        #expect(shown.picker.date == before && wheels.selectedRow(inComponent: 0) == 20_000)
    }

    @Test func aWheelTurnsBackFromDisabledRows() async throws {
        let shown = try await shown(.date, .wheels) { $0.maximumDate = noon }
        try await turn(shown, 1, rows: 2)
        #expect(shown.picker.date == noon)
        let wheels = try #require(shown.picker.face?.subviews.first as? UIPickerView)
        #expect(wheels.selectedRow(inComponent: 1) % 31 == 13)
    }

    @Test func aCountDownOfZeroBecomesOneMinute() async throws {
        let shown = try await shown(.countDownTimer, .wheels)
        try await turn(shown, 0, rows: -1)
        #expect(shown.picker.countDownDuration == 60)
    }

    @Test func aTapOnADaySelectsItAtTheSameTime() async throws {
        let shown = try await shown(.date, .inline)
        try await shown.app.tap("Thursday, March 20")
        try await shown.app.settle()
        #expect(shown.picker.date == noon.addingTimeInterval(6 * 86_400) && shown.log.events == ["changed"])
    }

    @Test func daysBeyondTheLimitsAreNotSelected() async throws {
        let shown = try await shown(.date, .inline) { $0.maximumDate = noon.addingTimeInterval(86_400) }
        try await shown.app.tap("Thursday, March 20")
        #expect(shown.picker.date == noon && shown.log.events.isEmpty)
        #expect((try shown.app.find("Next Month").view as? UIButton)?.isEnabled == false)
        try await shown.app.tap("Saturday, March 15")
        #expect(shown.picker.date == noon.addingTimeInterval(86_400))
    }

    @Test func monthsAreScrolled() async throws {
        let shown = try await shown(.date, .inline)
        try await shown.app.tap("Next Month")
        try await shown.app.settle()
        #expect(shown.app.exists("April 2025"))
        await shown.app.drag(from: CGPoint(x: 80, y: 300), to: CGPoint(x: 330, y: 300))
        try await shown.app.settle()
        #expect(shown.app.exists("March 2025") && shown.picker.date == noon && shown.log.events.isEmpty)
    }

    @Test func arrowKeysMoveTheDay() async throws {
        let shown = try await shown(.date, .inline)
        await shown.app.press(.tab)
        #expect(shown.picker.isFirstResponder)
        await shown.app.press(.down)
        await shown.app.press(.right)
        #expect(shown.picker.date == noon.addingTimeInterval(8 * 86_400))
        await shown.app.press(.up)
        await shown.app.press(.left)
        #expect(shown.picker.date == noon)
    }

    @Test func arrowKeysTurnWheels() async throws {
        let shown = try await shown(.date, .wheels)
        await shown.app.press(.tab)
        await shown.app.press(.right)
        await shown.app.press(.down)
        try await shown.app.settle()
        #expect(shown.picker.date == noon.addingTimeInterval(86_400))
    }

    @Test func theCompactLabelOpensACalendarInAPopover() async throws {
        let shown = try await shown(.dateAndTime, .compact)
        try await shown.app.tap("Mar 14, 2025")
        try await shown.app.settle()
        #expect(shown.app.exists(.identifier("Popover")) && shown.log.events == ["began"])
        try await shown.app.tap("Thursday, March 20")
        #expect(shown.picker.date == noon.addingTimeInterval(6 * 86_400))
        await shown.app.tap(at: CGPoint(x: 20, y: 800))
        try await shown.app.settle()
        #expect(!shown.app.exists(.identifier("Popover")) && shown.app.exists("Mar 20, 2025"))
        #expect(shown.log.events == ["began", "changed", "ended"])
    }

    @Test func theCompactStyleIsUsedByKeysAlone() async throws {
        let shown = try await shown(.dateAndTime, .compact)
        await shown.app.press(.tab)
        await shown.app.press(.space)
        try await shown.app.settle()
        await shown.app.press(.right)
        await shown.app.press(.escape)
        try await shown.app.settle()
        if shown.app.exists(.identifier("Popover")) {
            await shown.app.press(.escape)
            try await shown.app.settle()
        }
        #expect(!shown.app.exists(.identifier("Popover")))
        #expect(shown.picker.date == noon.addingTimeInterval(86_400))
    }

    @Test func aDisabledPickerIgnoresTouchesAndKeys() async throws {
        let shown = try await shown(.dateAndTime, .compact) { $0.isEnabled = false }
        try await shown.app.tap("Mar 14, 2025")
        try await shown.app.settle()
        #expect(!shown.app.exists(.identifier("Popover")) && shown.log.events.isEmpty)
    }

    @Test(arguments: [("en_US", "12:00\u{202f}PM"), ("de_DE", "12:00"), ("ja_JP", "12:00")]) func theHourCycleIsThatOfTheLocale(
        _ locale: String, _ words: String
    ) async throws {
        let shown = try await shown(.time, .compact, locale: locale)
        #expect(shown.app.exists(.label(words)) || shown.app.exists(.label(words.replacingOccurrences(of: "\u{202f}", with: " "))))
    }
}
