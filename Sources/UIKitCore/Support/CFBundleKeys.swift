// The keys of an Info.plist by their names in Core Foundation, which Foundation does not show here:
// `Bundle.main.infoDictionary?[kCFBundleVersionKey as String]`.

/// The version of the file's own format.
public let kCFBundleInfoDictionaryVersionKey: CFString = "CFBundleInfoDictionaryVersion"
/// The name of the program's file.
public let kCFBundleExecutableKey: CFString = "CFBundleExecutable"
/// The identifier of the bundle, such as `org.example.app`.
public let kCFBundleIdentifierKey: CFString = "CFBundleIdentifier"
/// The number of the build.
public let kCFBundleVersionKey: CFString = "CFBundleVersion"
/// The language that is taken where none of the person's is there.
public let kCFBundleDevelopmentRegionKey: CFString = "CFBundleDevelopmentRegion"
/// The short name of the bundle.
public let kCFBundleNameKey: CFString = "CFBundleName"
/// The languages of the bundle.
public let kCFBundleLocalizationsKey: CFString = "CFBundleLocalizations"
