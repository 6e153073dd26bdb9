/// The distance filter that reports every location.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// The best accuracy, supported by other sensors.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// The best available accuracy.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// An accuracy of about 10 m.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// An accuracy of about 100 m.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// An accuracy of about one kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// An accuracy of about three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// The maximum distance, in metres.
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude
