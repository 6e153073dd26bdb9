extension Measurement where UnitType: Dimension {
    /// A style that formats measurements in the language and units of a locale.
    ///
    /// - Source: https://developer.apple.com/documentation/foundation/measurement/formatstyle
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// The length of the unit's name.
        public struct UnitWidth: Hashable, Codable, Sendable {
            let option: String

            /// The full name: "5 kilometers".
            public static var wide: Self { .init(option: "unit-width-full-name") }
            /// A short form: "5 km".
            public static var abbreviated: Self { .init(option: "unit-width-short") }
            /// The shortest form: "5km".
            public static var narrow: Self { .init(option: "unit-width-narrow") }
        }

        /// The length of the unit's name.
        public var width: UnitWidth
        /// The locale of the text and the units.
        public var locale: Locale
        /// The usage of the measurement; `nil` for a general usage.
        public var usage: MeasurementFormatUnitUsage<UnitType>?
        /// The format of the number; `nil` for the standard format of the unit and the usage.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?

        /// Creates a style.
        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType> = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            self.width = width
            self.locale = locale
            self.usage = usage
            self.numberFormatStyle = numberFormatStyle
        }

        /// Returns the style with another locale.
        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.locale = locale
            return style
        }

        /// Formats a measurement. A unit that the app defines is written as its symbol.
        public func format(_ measurement: Measurement<UnitType>) -> String {
            let number = numberFormatStyle?.locale(locale)
            guard let phrase = phrase(measurement) else {
                let fallback = number ?? FloatingPointFormatStyle<Double>(locale: locale)
                return "\(fallback.format(measurement.value)) \(measurement.unit.symbol)"
            }
            guard let number, let digits = phrase.digits else { return phrase.text }
            return phrase.text.replacingCharacters(in: digits, with: number.format(phrase.number))
        }

        private func phrase(_ measurement: Measurement<UnitType>) -> UnitPhrase? {
            guard let unit = UnitIdentifier.of(measurement.unit) else { return nil }
            var options = [width.option]
            if let usage = (usage ?? .general).name { options.append("usage/\(usage)") }
            // `numberFormatStyle` rounds the number.
            if numberFormatStyle != nil { options.append(".##########") }
            return UnitPhrase(measurement.value, unit: unit, options: options, locale: locale.identifier)
        }
    }

    /// Formats the measurement with a style.
    public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
    where Style.FormatInput == Measurement<UnitType> {
        style.format(self)
    }

    /// Formats the measurement in the standard unit of the current locale, with the short name of the unit.
    ///
    /// - Source: https://developer.apple.com/documentation/foundation/measurement/formatted()
    public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
}

extension FormatStyle {
    /// Returns a style for measurements.
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }
}

extension UnitPhrase {
    /// The range of the number in the text; `nil` if there are several numbers, as in feet and inches.
    fileprivate var digits: Range<String.Index>? {
        let numbers = text.ranges(of: /[-−]?\p{Nd}(?:[\p{Nd}.,'’٫٬\u{A0}\u{202F}]*\p{Nd})?/)
        return numbers.count == 1 ? numbers[0] : nil
    }
}
