/// The usage of a measurement, which determines its displayed unit.
///
/// - Source: https://developer.apple.com/documentation/foundation/measurementformatunitusage
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
    /// The name of the usage in a number skeleton; `nil` for the unit of the measurement.
    let name: String?

    /// A general usage, with the locale's standard unit.
    public static var general: Self { .init(name: "default") }
    /// The measurement is shown in its unit, regardless of the locale.
    public static var asProvided: Self { .init(name: nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// The length of a small object or of a person.
    public static var person: Self { .init(name: "person") }
    /// The height of a person.
    public static var personHeight: Self { .init(name: "person-height") }
    /// A distance on a road.
    public static var road: Self { .init(name: "road") }
    /// The depth of rain.
    public static var rainfall: Self { .init(name: "rainfall") }
    /// The depth of snow.
    public static var snowfall: Self { .init(name: "snowfall") }
    /// The range of visibility.
    public static var visibility: Self { .init(name: "visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    /// The weight of a person.
    public static var personWeight: Self { .init(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// The temperature of a person.
    public static var person: Self { .init(name: "person") }
    /// The temperature of the air.
    public static var weather: Self { .init(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    /// The energy of food.
    public static var food: Self { .init(name: "food") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
    /// A volume of liquid.
    public static var liquid: Self { .init(name: "fluid") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
    /// The speed of wind.
    public static var wind: Self { .init(name: "wind") }
}
