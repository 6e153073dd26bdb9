extension UTType {
    /// A message.
    public static let message = UTType(exportedAs: "public.message")
    /// A to-do item.
    public static let toDoItem = UTType(exportedAs: "public.to-do-item")
    /// A disk image.
    public static let diskImage = UTType(exportedAs: "public.disk-image")
    /// An item that refers to another item.
    public static let resolvable = UTType(exportedAs: "com.apple.resolvable")
    /// The root directory of a mounted volume.
    public static let mountPoint = UTType(exportedAs: "com.apple.mount-point")
    /// A volume of a file system.
    public static let volume = UTType(exportedAs: "public.volume")
    /// A file that refers to another file.
    public static let aliasFile = UTType(exportedAs: "com.apple.alias-file")
    /// Data that refers to a file.
    public static let urlBookmarkData = UTType(exportedAs: "com.apple.bookmark")
    /// Text without formatting, in UTF-16 with a byte order mark.
    public static let utf16ExternalPlainText = UTType(exportedAs: "public.utf16-external-plain-text")
    /// Values separated by tabs, in UTF-8.
    public static let utf8TabSeparatedText = UTType(exportedAs: "public.utf8-tab-separated-values-text")
    /// Assembly language.
    public static let assemblyLanguageSource = UTType(exportedAs: "public.assembly-source")
    /// Objective-C++ source code.
    public static let objectiveCPlusPlusSource = UTType(exportedAs: "public.objective-c-plus-plus-source")
    /// A C++ header file.
    public static let cPlusPlusHeader = UTType(exportedAs: "public.c-plus-plus-header")
    /// The text of an AppleScript.
    public static let appleScript = UTType(exportedAs: "com.apple.applescript.text")
    /// A compiled AppleScript.
    public static let osaScript = UTType(exportedAs: "com.apple.applescript.script")
    /// A bundle with a compiled AppleScript.
    public static let osaScriptBundle = UTType(exportedAs: "com.apple.applescript.script-bundle")
    /// A Perl script.
    public static let perlScript = UTType(exportedAs: "public.perl-script")
    /// A Ruby script.
    public static let rubyScript = UTType(exportedAs: "public.ruby-script")
    /// A PHP script.
    public static let phpScript = UTType(exportedAs: "public.php-script")
    /// A property list in XML.
    public static let xmlPropertyList = UTType(exportedAs: "com.apple.xml-property-list")
    /// A property list in binary form.
    public static let binaryPropertyList = UTType(exportedAs: "com.apple.binary-property-list")
    /// RTF text with attachments, in a package.
    public static let rtfd = UTType(exportedAs: "com.apple.rtfd")
    /// RTF text with attachments, in one file.
    public static let flatRTFD = UTType(exportedAs: "com.apple.flat-rtfd")
    /// A web page with its images, in one file.
    public static let webArchive = UTType(exportedAs: "com.apple.webarchive")
    /// An icon of macOS.
    public static let icns = UTType(exportedAs: "com.apple.icns")
    /// A Live Photo.
    public static let livePhoto = UTType(exportedAs: "com.apple.live-photo")
    /// An MPEG-2 video.
    public static let mpeg2Video = UTType(exportedAs: "public.mpeg-2-video")
    /// An MPEG-2 transport stream.
    public static let mpeg2TransportStream = UTType(exportedAs: "public.mpeg-2-transport-stream")
    /// MPEG-4 audio with copy protection.
    public static let appleProtectedMPEG4Audio = UTType(exportedAs: "com.apple.protected-mpeg-4-audio")
    /// An MPEG-4 movie with copy protection.
    public static let appleProtectedMPEG4Video = UTType(exportedAs: "com.apple.protected-mpeg-4-video")
    /// MIDI audio.
    public static let midi = UTType(exportedAs: "public.midi-audio")
    /// A playlist.
    public static let playlist = UTType(exportedAs: "public.playlist")
    /// A playlist in M3U format.
    public static let m3uPlaylist = UTType(exportedAs: "public.m3u-playlist")
    /// A plug-in.
    public static let pluginBundle = UTType(exportedAs: "com.apple.plugin")
    /// A Spotlight importer.
    public static let spotlightImporter = UTType(exportedAs: "com.apple.metadata-importer")
    /// A Quick Look generator.
    public static let quickLookGenerator = UTType(exportedAs: "com.apple.quicklook-generator")
    /// An XPC service.
    public static let xpcService = UTType(exportedAs: "com.apple.xpc-service")
    /// A framework.
    public static let framework = UTType(exportedAs: "com.apple.framework")
    /// An application.
    public static let application = UTType(exportedAs: "com.apple.application")
    /// An application in a bundle.
    public static let applicationBundle = UTType(exportedAs: "com.apple.application-bundle")
    /// A program of Unix.
    public static let unixExecutable = UTType(exportedAs: "public.unix-executable")
    /// A program of Windows.
    public static let exe = UTType(exportedAs: "com.microsoft.windows-executable")
    /// A pane of the settings of macOS.
    public static let systemPreferencesPane = UTType(exportedAs: "com.apple.systempreference.prefpane")
    /// A file that refers to a URL.
    public static let internetLocation = UTType(exportedAs: "com.apple.internet-location")
    /// A bookmark of a web browser.
    public static let bookmark = UTType(exportedAs: "public.bookmark")
    /// A three-dimensional model.
    public static let threeDContent = UTType(exportedAs: "public.3d-content")
    /// An identity in PKCS 12 format.
    public static let pkcs12 = UTType(exportedAs: "com.rsa.pkcs-12")
    /// An X.509 certificate.
    public static let x509Certificate = UTType(exportedAs: "public.x509-certificate")
}
