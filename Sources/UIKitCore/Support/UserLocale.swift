/// The locale of what the toolkit writes: dates, times, sections of an index.
///
/// > Difference from Apple: `Locale.current` is Foundation's on Linux, `en_001`, which nothing can change. `--locale` and
/// > `Device.locale(_:)` change what the toolkit writes, and the layout direction.
@MainActor enum UserLocale {
    static var current: Locale { ApplicationHost.current?.locale ?? .current }
}
