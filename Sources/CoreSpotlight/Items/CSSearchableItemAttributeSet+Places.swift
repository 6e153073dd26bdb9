internal import SystemServices

/// Attributes of places.
extension CSSearchableItemAttributeSet {
    /// The city; `nil` by default.
    public var city: String? {
        get { values["city"]?.text }
        set { values["city"] = newValue.map(SpotlightValue.text) }
    }
    /// The state or province; `nil` by default.
    public var stateOrProvince: String? {
        get { values["stateOrProvince"]?.text }
        set { values["stateOrProvince"] = newValue.map(SpotlightValue.text) }
    }
    /// The country; `nil` by default.
    public var country: String? {
        get { values["country"]?.text }
        set { values["country"] = newValue.map(SpotlightValue.text) }
    }
    /// The postal code; `nil` by default.
    public var postalCode: String? {
        get { values["postalCode"]?.text }
        set { values["postalCode"] = newValue.map(SpotlightValue.text) }
    }
    /// The street; `nil` by default.
    public var thoroughfare: String? {
        get { values["thoroughfare"]?.text }
        set { values["thoroughfare"] = newValue.map(SpotlightValue.text) }
    }
    /// The number in the street; `nil` by default.
    public var subThoroughfare: String? {
        get { values["subThoroughfare"]?.text }
        set { values["subThoroughfare"] = newValue.map(SpotlightValue.text) }
    }
    /// The complete address; `nil` by default.
    public var fullyFormattedAddress: String? {
        get { values["fullyFormattedAddress"]?.text }
        set { values["fullyFormattedAddress"] = newValue.map(SpotlightValue.text) }
    }
    /// The name of the location; `nil` by default.
    public var namedLocation: String? {
        get { values["namedLocation"]?.text }
        set { values["namedLocation"] = newValue.map(SpotlightValue.text) }
    }
    /// The altitude, in metres; `nil` by default.
    public var altitude: NSNumber? {
        get { values["altitude"]?.number }
        set { values["altitude"] = newValue.map(SpotlightValue.number) }
    }
    /// The latitude, in degrees; `nil` by default.
    public var latitude: NSNumber? {
        get { values["latitude"]?.number }
        set { values["latitude"] = newValue.map(SpotlightValue.number) }
    }
    /// The longitude, in degrees; `nil` by default.
    public var longitude: NSNumber? {
        get { values["longitude"]?.number }
        set { values["longitude"] = newValue.map(SpotlightValue.number) }
    }
    /// The speed, in kilometres per hour; `nil` by default.
    public var speed: NSNumber? {
        get { values["speed"]?.number }
        set { values["speed"] = newValue.map(SpotlightValue.number) }
    }
    /// The time of the location; `nil` by default.
    public var timestamp: Date? {
        get { values["timestamp"]?.date }
        set { values["timestamp"] = newValue.map(SpotlightValue.date) }
    }
    /// The direction of the image, in degrees; `nil` by default.
    public var imageDirection: NSNumber? {
        get { values["imageDirection"]?.number }
        set { values["imageDirection"] = newValue.map(SpotlightValue.number) }
    }
    /// The direction of travel, in degrees; `nil` by default.
    public var gpsTrack: NSNumber? {
        get { values["gpsTrack"]?.number }
        set { values["gpsTrack"] = newValue.map(SpotlightValue.number) }
    }
    /// The status of the receiver; `nil` by default.
    public var gpsStatus: String? {
        get { values["gpsStatus"]?.text }
        set { values["gpsStatus"] = newValue.map(SpotlightValue.text) }
    }
    /// The mode of measuring; `nil` by default.
    public var gpsMeasureMode: String? {
        get { values["gpsMeasureMode"]?.text }
        set { values["gpsMeasureMode"] = newValue.map(SpotlightValue.text) }
    }
    /// The dilution of precision; `nil` by default.
    public var gpsdop: NSNumber? {
        get { values["gpsdop"]?.number }
        set { values["gpsdop"] = newValue.map(SpotlightValue.number) }
    }
    /// The geodetic datum; `nil` by default.
    public var gpsMapDatum: String? {
        get { values["gpsMapDatum"]?.text }
        set { values["gpsMapDatum"] = newValue.map(SpotlightValue.text) }
    }
    /// The latitude of the destination, in degrees; `nil` by default.
    public var gpsDestLatitude: NSNumber? {
        get { values["gpsDestLatitude"]?.number }
        set { values["gpsDestLatitude"] = newValue.map(SpotlightValue.number) }
    }
    /// The longitude of the destination, in degrees; `nil` by default.
    public var gpsDestLongitude: NSNumber? {
        get { values["gpsDestLongitude"]?.number }
        set { values["gpsDestLongitude"] = newValue.map(SpotlightValue.number) }
    }
    /// The bearing of the destination, in degrees; `nil` by default.
    public var gpsDestBearing: NSNumber? {
        get { values["gpsDestBearing"]?.number }
        set { values["gpsDestBearing"] = newValue.map(SpotlightValue.number) }
    }
    /// The distance to the destination, in kilometres; `nil` by default.
    public var gpsDestDistance: NSNumber? {
        get { values["gpsDestDistance"]?.number }
        set { values["gpsDestDistance"] = newValue.map(SpotlightValue.number) }
    }
    /// The method of locating; `nil` by default.
    public var gpsProcessingMethod: String? {
        get { values["gpsProcessingMethod"]?.text }
        set { values["gpsProcessingMethod"] = newValue.map(SpotlightValue.text) }
    }
    /// The name of the area; `nil` by default.
    public var gpsAreaInformation: String? {
        get { values["gpsAreaInformation"]?.text }
        set { values["gpsAreaInformation"] = newValue.map(SpotlightValue.text) }
    }
    /// The time of the receiver; `nil` by default.
    public var gpsDateStamp: Date? {
        get { values["gpsDateStamp"]?.date }
        set { values["gpsDateStamp"] = newValue.map(SpotlightValue.date) }
    }
    /// Whether differential correction is applied; `nil` by default.
    public var gpsDifferental: NSNumber? {
        get { values["gpsDifferental"]?.number }
        set { values["gpsDifferental"] = newValue.map(SpotlightValue.number) }
    }
}
