/// What a measurement is about, which decides over the unit that it is shown in.
///
/// - Source: https://developer.apple.com/documentation/foundation/measurementformatunitusage
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
    /// The name in a number skeleton; `nil` to keep the unit.
    let name: String?

    /// Nothing in particular: the unit that people of the locale use.
    public static var general: Self { .init(name: "default") }
    /// The measurement's own unit.
    public static var asProvided: Self { .init(name: nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// The length of a small thing or of a person.
    public static var person: Self { .init(name: "person") }
    /// The height of a person.
    public static var personHeight: Self { .init(name: "person-height") }
    /// A distance on a road.
    public static var road: Self { .init(name: "road") }
    /// The depth of rain.
    public static var rainfall: Self { .init(name: "rainfall") }
    /// The depth of snow.
    public static var snowfall: Self { .init(name: "snowfall") }
    /// How far one can see.
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
    /// What food holds.
    public static var food: Self { .init(name: "food") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
    /// A liquid.
    public static var liquid: Self { .init(name: "fluid") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
    /// The speed of the wind.
    public static var wind: Self { .init(name: "wind") }
}
