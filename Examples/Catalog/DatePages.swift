import UIKit

/// Date pickers in all their styles.
@MainActor enum DatePages {
    /// The 14th of March 2025 at noon, so that pictures are the same every day.
    private static let noon = Date(timeIntervalSinceReferenceDate: 763_646_400)

    private static func picker(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle) -> UIDatePicker {
        let picker = UIDatePicker()
        picker.locale = Locale(identifier: "en_US")
        picker.timeZone = TimeZone(secondsFromGMT: 0)
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = style
        picker.date = noon
        picker.countDownDuration = 4_500
        return picker
    }

    static func pickers() -> [Example] {
        let limited = picker(.date, .inline)
        limited.minimumDate = noon.addingTimeInterval(-7 * 86_400)
        limited.maximumDate = noon.addingTimeInterval(7 * 86_400)
        let disabled = picker(.date, .compact)
        disabled.isEnabled = false
        return [
            Example("Compact", picker(.dateAndTime, .compact)), Example("Disabled", disabled),
            Example("A calendar with the time", picker(.dateAndTime, .inline), isWide: true),
            Example("A week before and after", limited, isWide: true), Example("Wheels of a day", picker(.date, .wheels), isWide: true),
            Example("Wheels of a moment", picker(.dateAndTime, .wheels), isWide: true),
            Example("A length of time", picker(.countDownTimer, .wheels), isWide: true),
        ]
    }
}
