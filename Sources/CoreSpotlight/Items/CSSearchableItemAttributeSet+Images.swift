internal import SystemServices

/// Attributes of images.
extension CSSearchableItemAttributeSet {
    /// The height, in pixels; `nil` by default.
    public var pixelHeight: NSNumber? {
        get { values["pixelHeight"]?.number }
        set { values["pixelHeight"] = newValue.map(SpotlightValue.number) }
    }
    /// The width, in pixels; `nil` by default.
    public var pixelWidth: NSNumber? {
        get { values["pixelWidth"]?.number }
        set { values["pixelWidth"] = newValue.map(SpotlightValue.number) }
    }
    /// The number of pixels; `nil` by default.
    public var pixelCount: NSNumber? {
        get { values["pixelCount"]?.number }
        set { values["pixelCount"] = newValue.map(SpotlightValue.number) }
    }
    /// The colour space; `nil` by default.
    public var colorSpace: String? {
        get { values["colorSpace"]?.text }
        set { values["colorSpace"] = newValue.map(SpotlightValue.text) }
    }
    /// The bits of a sample; `nil` by default.
    public var bitsPerSample: NSNumber? {
        get { values["bitsPerSample"]?.number }
        set { values["bitsPerSample"] = newValue.map(SpotlightValue.number) }
    }
    /// Whether the flash was used; `nil` by default.
    public var isFlashOn: NSNumber? {
        get { values["isFlashOn"]?.number }
        set { values["isFlashOn"] = newValue.map(SpotlightValue.number) }
    }
    /// The focal length, in millimetres; `nil` by default.
    public var focalLength: NSNumber? {
        get { values["focalLength"]?.number }
        set { values["focalLength"] = newValue.map(SpotlightValue.number) }
    }
    /// Whether the focal length is for 35 mm film; `nil` by default.
    public var isFocalLength35mm: NSNumber? {
        get { values["isFocalLength35mm"]?.number }
        set { values["isFocalLength35mm"] = newValue.map(SpotlightValue.number) }
    }
    /// The ISO speed; `nil` by default.
    public var isoSpeed: NSNumber? {
        get { values["isoSpeed"]?.number }
        set { values["isoSpeed"] = newValue.map(SpotlightValue.number) }
    }
    /// The orientation, 0 for landscape and 1 for portrait; `nil` by default.
    public var orientation: NSNumber? {
        get { values["orientation"]?.number }
        set { values["orientation"] = newValue.map(SpotlightValue.number) }
    }
    /// The names of the layers; `nil` by default.
    public var layerNames: [String]? {
        get { values["layerNames"]?.texts }
        set { values["layerNames"] = newValue.map(SpotlightValue.texts) }
    }
    /// The white balance, 0 for automatic and 1 for manual; `nil` by default.
    public var whiteBalance: NSNumber? {
        get { values["whiteBalance"]?.number }
        set { values["whiteBalance"] = newValue.map(SpotlightValue.number) }
    }
    /// The aperture as APEX value; `nil` by default.
    public var aperture: NSNumber? {
        get { values["aperture"]?.number }
        set { values["aperture"] = newValue.map(SpotlightValue.number) }
    }
    /// The colour profile; `nil` by default.
    public var profileName: String? {
        get { values["profileName"]?.text }
        set { values["profileName"] = newValue.map(SpotlightValue.text) }
    }
    /// The horizontal resolution, in pixels per inch; `nil` by default.
    public var resolutionWidthDPI: NSNumber? {
        get { values["resolutionWidthDPI"]?.number }
        set { values["resolutionWidthDPI"] = newValue.map(SpotlightValue.number) }
    }
    /// The vertical resolution, in pixels per inch; `nil` by default.
    public var resolutionHeightDPI: NSNumber? {
        get { values["resolutionHeightDPI"]?.number }
        set { values["resolutionHeightDPI"] = newValue.map(SpotlightValue.number) }
    }
    /// The exposure mode, 0 for automatic and 1 for manual; `nil` by default.
    public var exposureMode: NSNumber? {
        get { values["exposureMode"]?.number }
        set { values["exposureMode"] = newValue.map(SpotlightValue.number) }
    }
    /// The exposure time, in seconds; `nil` by default.
    public var exposureTime: NSNumber? {
        get { values["exposureTime"]?.number }
        set { values["exposureTime"] = newValue.map(SpotlightValue.number) }
    }
    /// The exposure time as text; `nil` by default.
    public var exposureTimeString: String? {
        get { values["exposureTimeString"]?.text }
        set { values["exposureTimeString"] = newValue.map(SpotlightValue.text) }
    }
    /// The exposure program; `nil` by default.
    public var exposureProgram: String? {
        get { values["exposureProgram"]?.text }
        set { values["exposureProgram"] = newValue.map(SpotlightValue.text) }
    }
    /// The version of Exif; `nil` by default.
    public var exifVersion: String? {
        get { values["exifVersion"]?.text }
        set { values["exifVersion"] = newValue.map(SpotlightValue.text) }
    }
    /// The version of the location in Exif; `nil` by default.
    public var exifgpsVersion: String? {
        get { values["exifgpsVersion"]?.text }
        set { values["exifgpsVersion"] = newValue.map(SpotlightValue.text) }
    }
    /// Whether the image has an alpha channel; `nil` by default.
    public var hasAlphaChannel: NSNumber? {
        get { values["hasAlphaChannel"]?.number }
        set { values["hasAlphaChannel"] = newValue.map(SpotlightValue.number) }
    }
    /// Whether red eyes are reduced; `nil` by default.
    public var isRedEyeOn: NSNumber? {
        get { values["isRedEyeOn"]?.number }
        set { values["isRedEyeOn"] = newValue.map(SpotlightValue.number) }
    }
    /// The metering mode; `nil` by default.
    public var meteringMode: String? {
        get { values["meteringMode"]?.text }
        set { values["meteringMode"] = newValue.map(SpotlightValue.text) }
    }
    /// The largest aperture as APEX value; `nil` by default.
    public var maxAperture: NSNumber? {
        get { values["maxAperture"]?.number }
        set { values["maxAperture"] = newValue.map(SpotlightValue.number) }
    }
    /// The f-number; `nil` by default.
    public var fNumber: NSNumber? {
        get { values["fNumber"]?.number }
        set { values["fNumber"] = newValue.map(SpotlightValue.number) }
    }
    /// The maker of the camera; `nil` by default.
    public var acquisitionMake: String? {
        get { values["acquisitionMake"]?.text }
        set { values["acquisitionMake"] = newValue.map(SpotlightValue.text) }
    }
    /// The model of the camera; `nil` by default.
    public var acquisitionModel: String? {
        get { values["acquisitionModel"]?.text }
        set { values["acquisitionModel"] = newValue.map(SpotlightValue.text) }
    }
    /// The owner of the camera; `nil` by default.
    public var cameraOwner: String? {
        get { values["cameraOwner"]?.text }
        set { values["cameraOwner"] = newValue.map(SpotlightValue.text) }
    }
    /// The lens; `nil` by default.
    public var lensModel: String? {
        get { values["lensModel"]?.text }
        set { values["lensModel"] = newValue.map(SpotlightValue.text) }
    }
}
