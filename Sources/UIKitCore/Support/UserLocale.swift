/// The locale of text that the framework generates, such as dates, times, and the sections of an index.
///
/// > Difference from Apple: `Locale.current` belongs to Foundation, and is always `en_001` on Linux. `--locale` and
/// > `Device.locale(_:)` change the locale of the framework's text, and the layout direction.
@MainActor enum UserLocale {
    static var current: Locale { ApplicationHost.current?.locale ?? .current }
}
