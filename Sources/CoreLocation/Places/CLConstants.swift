/// Says that every new place is to be reported, however near it is to the last one.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// The best accuracy, with help of other sensors.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// The best accuracy there is.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// To about 10 m.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// To about 100 m.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// To about a kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// To about three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// The largest distance there is, in metres.
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude
