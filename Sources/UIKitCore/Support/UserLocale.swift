/// The locale of text that the toolkit generates: dates, times, sections of an index.
///
/// > Difference from Apple: `Locale.current` is Foundation's on Linux, always `en_001`. `--locale` and
/// > `Device.locale(_:)` change the locale of the toolkit's text, and the layout direction.
@MainActor enum UserLocale {
    static var current: Locale { ApplicationHost.current?.locale ?? .current }
}
