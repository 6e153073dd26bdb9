// The keys of an Info.plist under their Core Foundation names, which Foundation does not export here:
// `Bundle.main.infoDictionary?[kCFBundleVersionKey as String]`.

/// The version of the Info.plist format.
public let kCFBundleInfoDictionaryVersionKey: CFString = "CFBundleInfoDictionaryVersion"
/// The name of the executable file.
public let kCFBundleExecutableKey: CFString = "CFBundleExecutable"
/// The identifier of the bundle, such as `org.example.app`.
public let kCFBundleIdentifierKey: CFString = "CFBundleIdentifier"
/// The build number.
public let kCFBundleVersionKey: CFString = "CFBundleVersion"
/// The development language, used if none of the user's languages is available.
public let kCFBundleDevelopmentRegionKey: CFString = "CFBundleDevelopmentRegion"
/// The short name of the bundle.
public let kCFBundleNameKey: CFString = "CFBundleName"
/// The languages of the bundle.
public let kCFBundleLocalizationsKey: CFString = "CFBundleLocalizations"
