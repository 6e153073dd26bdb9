extension Measurement where UnitType: Dimension {
    /// Writes measurements in the words and units of a locale.
    ///
    /// - Source: https://developer.apple.com/documentation/foundation/measurement/formatstyle
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// How much is written of the unit's name.
        public struct UnitWidth: Hashable, Codable, Sendable {
            let option: String

            /// All of it: "5 kilometers".
            public static var wide: Self { .init(option: "unit-width-full-name") }
            /// A short form: "5 km".
            public static var abbreviated: Self { .init(option: "unit-width-short") }
            /// The shortest form: "5km".
            public static var narrow: Self { .init(option: "unit-width-narrow") }
        }

        /// How much is written of the unit's name.
        public var width: UnitWidth
        /// The locale of the words and the units.
        public var locale: Locale
        /// What the measurement is about; `nil` stands for nothing in particular.
        public var usage: MeasurementFormatUnitUsage<UnitType>?
        /// How the number is written; `nil` leaves that to the unit and the usage.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?

        /// Makes a style.
        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType> = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            (self.width, self.locale, self.usage, self.numberFormatStyle) = (width, locale, usage, numberFormatStyle)
        }

        /// The same style in another locale.
        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.locale = locale
            return style
        }

        /// Writes a measurement. A unit of the app's own is written by its symbol.
        public func format(_ measurement: Measurement<UnitType>) -> String {
            let number = numberFormatStyle?.locale(locale)
            guard let phrase = phrase(measurement) else {
                let plain = number ?? FloatingPointFormatStyle<Double>(locale: locale)
                return "\(plain.format(measurement.value)) \(measurement.unit.symbol)"
            }
            guard let number, let digits = phrase.digits else { return phrase.text }
            return phrase.text.replacingCharacters(in: digits, with: number.format(phrase.number))
        }

        private func phrase(_ measurement: Measurement<UnitType>) -> UnitPhrase? {
            guard let unit = UnitIdentifier.of(measurement.unit) else { return nil }
            var options = [width.option]
            if let usage = (usage ?? .general).name { options.append("usage/\(usage)") }
            // The number is rounded by the style that is given.
            if numberFormatStyle != nil { options.append(".##########") }
            return UnitPhrase(measurement.value, unit: unit, options: options, locale: locale.identifier)
        }
    }

    /// Writes the measurement by a style.
    public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
    where Style.FormatInput == Measurement<UnitType> {
        style.format(self)
    }

    /// Writes the measurement with the short name of the unit that people of the current locale use.
    ///
    /// - Source: https://developer.apple.com/documentation/foundation/measurement/formatted()
    public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
}

extension FormatStyle {
    /// A style of measurements.
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }
}

extension UnitPhrase {
    /// Where the number stands in the text; `nil` where there are several, as in feet and inches.
    fileprivate var digits: Range<String.Index>? {
        let numbers = text.ranges(of: /[-−]?\p{Nd}(?:[\p{Nd}.,'’٫٬\u{A0}\u{202F}]*\p{Nd})?/)
        return numbers.count == 1 ? numbers[0] : nil
    }
}
