import Foundation
import Platform
import Testing

@testable import CaretTesting
@testable import UIKitCore

/// The properties of a date picker, and its events.
@MainActor @Suite(.app) struct UIDatePickerTests {
    private let noon = Date(timeIntervalSinceReferenceDate: 763_646_400)

    private func make(_ mode: UIDatePicker.Mode = .dateAndTime, _ style: UIDatePickerStyle = .automatic) -> UIDatePicker {
        let picker = UIDatePicker()
        picker.locale = Locale(identifier: "en_US")
        picker.timeZone = TimeZone(secondsFromGMT: 0)
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = style
        picker.date = noon
        return picker
    }

    @Test func thePickerBeginsAtThePresentMoment() async throws {
        let app = try await TestApp.launch(showing: { UIViewController() })
        ApplicationHost.current?.wallClock = { Date(timeIntervalSinceReferenceDate: 1000) }
        let picker = UIDatePicker()
        #expect(picker.date == Date(timeIntervalSinceReferenceDate: 1000))
        #expect(picker.datePickerMode == .dateAndTime && picker.minuteInterval == 1 && picker.roundsToMinuteInterval)
        #expect(picker.minimumDate == nil && picker.maximumDate == nil && picker.countDownDuration == 0)
        withExtendedLifetime(app) {}
    }

    @Test(arguments: [
        (UIDatePicker.Mode.date, UIDatePickerStyle.automatic, UIDatePickerStyle.compact), (.time, .automatic, .compact),
        (.countDownTimer, .automatic, .wheels), (.countDownTimer, .compact, .wheels), (.yearAndMonth, .inline, .wheels),
        (.date, .inline, .inline), (.time, .inline, .wheels), (.dateAndTime, .wheels, .wheels),
    ]) func theStyleFollowsTheMode(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle, _ expected: UIDatePickerStyle) {
        let picker = make(mode, style)
        #expect(picker.preferredDatePickerStyle == style && picker.datePickerStyle == expected)
        let isTall = picker.intrinsicContentSize.height > 100
        #expect(isTall == (expected != .compact))
    }

    @Test func theLimitsApplyToEveryDateThatIsSet() {
        let picker = make()
        picker.minimumDate = noon.addingTimeInterval(60)
        #expect(picker.date == noon.addingTimeInterval(60))
        picker.maximumDate = noon.addingTimeInterval(120)
        picker.date = noon.addingTimeInterval(900)
        #expect(picker.date == noon.addingTimeInterval(120))
        picker.maximumDate = noon.addingTimeInterval(-900)
        #expect(picker.date == noon.addingTimeInterval(900))
    }

    @Test func intervalsThatDoNotDivideAnHourAreOneMinute() {
        let picker = make()
        for step in [0, -5, 7, 31, 60, Int.max] {
            picker.minuteInterval = step
            #expect(picker.minuteInterval == 1)
        }
        picker.minuteInterval = 15
        picker.date = noon.addingTimeInterval(29 * 60 + 59)
        #expect(picker.date == noon.addingTimeInterval(15 * 60))
        picker.roundsToMinuteInterval = false
        #expect(picker.date == noon.addingTimeInterval(29 * 60 + 59))
    }

    @Test(arguments: [
        (-5.0, 0.0), (59, 0), (90, 60), (86_399, 86_340), (1e12, 86_340), (.infinity, 0), (.nan, 0),
    ]) func aCountDownIsInWholeMinutesOfADay(_ given: TimeInterval, _ expected: TimeInterval) {
        let picker = make(.countDownTimer)
        picker.countDownDuration = given
        #expect(picker.countDownDuration == expected)
    }

    @Test func anInvalidDateIsRefused() {
        let picker = make()
        let codes = reported { picker.date = Date(timeIntervalSinceReferenceDate: .nan) }
        #expect(picker.date == noon && codes == ["datepicker.date"])
        picker.date = .distantFuture
        picker.date = .distantPast
        #expect(picker.date == .distantPast)
    }

    @Test(arguments: [UIDatePickerStyle.wheels, .compact, .inline]) func settingADateNotifiesNobody(_ style: UIDatePickerStyle) {
        let picker = make(.dateAndTime, style)
        var count = 0
        picker.addAction(UIAction { _ in count += 1 }, for: .allEvents)
        picker.date = noon.addingTimeInterval(86_400)
        picker.setDate(noon, animated: true)
        picker.datePickerMode = .time
        #expect(count == 0)
    }

    @Test func theCalendarBringsItsTimeZoneAndThePickerMayHaveItsOwn() throws {
        let picker = UIDatePicker()
        var calendar = Calendar(identifier: .buddhist)
        calendar.timeZone = try #require(TimeZone(identifier: "Asia/Bangkok"))
        picker.calendar = calendar
        #expect(picker.calendar.identifier == .buddhist && picker.calendar.timeZone.identifier == "Asia/Bangkok")
        picker.timeZone = TimeZone(secondsFromGMT: 0)
        #expect(picker.calendar.timeZone.secondsFromGMT() == 0)
        picker.calendar = nil
        #expect(picker.calendar.identifier == Calendar.current.identifier)
    }

    @Test func aNibDeterminesTheProperties() throws {
        let picker: UIDatePicker = try NibFixture.only(
            """
            <datePicker contentMode="scaleToFill" datePickerMode="date" minuteInterval="5" style="inline" id="a">
                <rect key="frame" x="10" y="20" width="320" height="340"/>
                <date key="date" timeIntervalSinceReferenceDate="763646400"/>
                <date key="minimumDate" timeIntervalSinceReferenceDate="763000000"/>
                <date key="maximumDate" timeIntervalSinceReferenceDate="764000000"/>
            </datePicker>
            """)
        #expect(picker.datePickerMode == .date && picker.datePickerStyle == .inline && picker.minuteInterval == 5)
        #expect(picker.frame == CGRect(x: 10, y: 20, width: 320, height: 340) && picker.date == noon)
        #expect(picker.minimumDate?.timeIntervalSinceReferenceDate == 763_000_000)
        #expect(picker.maximumDate?.timeIntervalSinceReferenceDate == 764_000_000)
    }

    @Test(arguments: [CGFloat(390), 320, 280]) func allTextsOfTheWheelsHaveOneSize(_ width: CGFloat) async throws {
        let picker = make(.dateAndTime, .wheels)
        picker.date = noon.addingTimeInterval(44 * 60 + 20 * 3600)
        let app = try await TestApp.launch(showing: {
            let controller = UIViewController()
            picker.frame = CGRect(x: 0, y: 100, width: width, height: 216)
            controller.view.addSubview(picker)
            return controller
        })
        try await app.settle()
        let labels = picker.everything.compactMap { $0 as? PickerLabel }
        #expect(labels.count > 12 && Set(labels.map(\.font)).count == 1)
        for label in labels {
            let wanted = label.textRect(forBounds: CGRect(x: 0, y: 0, width: 1000, height: 100), limitedToNumberOfLines: 1).width
            #expect(wanted <= label.bounds.width + 0.5, "\(label.text ?? "") needs \(wanted), has \(label.bounds.width)")
        }
    }
}
