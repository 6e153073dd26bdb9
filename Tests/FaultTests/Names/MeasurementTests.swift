import Testing
import UIKit

/// Measurements in the language and units of a locale.
@Suite struct MeasurementTests {
    private typealias Length = Measurement<UnitLength>.FormatStyle
    private let distance = Measurement(value: 5, unit: UnitLength.kilometers)

    @Test(arguments: [("en_US", "3.1 mi"), ("de_DE", "5 km"), ("fr_FR", "5 km")])
    func `G11 a measurement is written in the unit that people use`(locale: String, text: String) {
        let written = Length(width: .abbreviated, locale: Locale(identifier: locale)).format(distance)
        // Some locales do not break the line between number and unit.
        #expect(written.split(whereSeparator: \.isWhitespace).joined(separator: " ") == text)
    }

    @Test func `G11 widths, usages and the given unit`() {
        let (english, german) = (Locale(identifier: "en_US"), Locale(identifier: "de_DE"))
        #expect(Length(width: .wide, locale: english, usage: .asProvided).format(distance) == "5 kilometers")
        #expect(Length(width: .wide, locale: german, usage: .asProvided).format(.init(value: 1, unit: .kilometers)) == "1 Kilometer")
        #expect(Length(width: .narrow, locale: english, usage: .asProvided).format(distance) == "5km")
        let style = Measurement<UnitTemperature>.FormatStyle(width: .narrow, locale: english, usage: .weather)
        #expect(style.format(.init(value: 100, unit: .celsius)) == "212°")
    }

    @Test func `G11 the number is formatted by the given style`() {
        let style = Length(
            width: .abbreviated, locale: Locale(identifier: "de_DE"), usage: .asProvided,
            numberFormatStyle: .number.precision(.fractionLength(2)))
        #expect(style.format(.init(value: 1234.5, unit: .meters)) == "1.234,50 m")
        #expect(distance.formatted(style.locale(Locale(identifier: "en_US"))) == "5.00 km")
        #expect(distance.formatted(.measurement(width: .abbreviated, usage: .asProvided)).contains("km"))
        #expect(!distance.formatted().isEmpty)
    }

    @Test func `G11 a custom unit is formatted with its symbol`() {
        let unit = UnitLength(symbol: "smoot", converter: UnitConverterLinear(coefficient: 1.7))
        let style = Length(width: .wide, locale: Locale(identifier: "en_US"))
        #expect(style.format(Measurement(value: 364.4, unit: unit)) == "364.4 smoot")
    }
}
