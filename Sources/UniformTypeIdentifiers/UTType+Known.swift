extension UTType {
    /// Returns a type that is in the table.
    private static func known(_ identifier: String) -> UTType { UTType(exportedAs: identifier) }

    /// The base type of objects in a file system.
    public static let item = known("public.item")
    /// The base type of the content of documents.
    public static let content = known("public.content")
    /// Content of several kinds, such as text with images.
    public static let compositeContent = known("public.composite-content")
    /// A sequence of bytes.
    public static let data = known("public.data")
    /// A directory.
    public static let directory = known("public.directory")
    /// A directory that is presented to the user as a directory.
    public static let folder = known("public.folder")
    /// A directory that is presented to the user as a file.
    public static let package = known("com.apple.package")
    /// A directory with a structure that programs define.
    public static let bundle = known("com.apple.bundle")
    /// A symbolic link.
    public static let symbolicLink = known("public.symlink")
    /// Text, with or without formatting.
    public static let text = known("public.text")
    /// Text without formatting.
    public static let plainText = known("public.plain-text")
    /// Text without formatting, in UTF-8.
    public static let utf8PlainText = known("public.utf8-plain-text")
    /// Text without formatting, in UTF-16.
    public static let utf16PlainText = known("public.utf16-plain-text")
    /// RTF text.
    public static let rtf = known("public.rtf")
    /// HTML.
    public static let html = known("public.html")
    /// XML.
    public static let xml = known("public.xml")
    /// YAML.
    public static let yaml = known("public.yaml")
    /// JSON.
    public static let json = known("public.json")
    /// Values with delimiters.
    public static let delimitedText = known("public.delimited-values-text")
    /// Values separated by commas.
    public static let commaSeparatedText = known("public.comma-separated-values-text")
    /// Values separated by tabs.
    public static let tabSeparatedText = known("public.tab-separated-values-text")
    /// A log file.
    public static let log = known("com.apple.log")
    /// Source code.
    public static let sourceCode = known("public.source-code")
    /// Swift source code.
    public static let swiftSource = known("public.swift-source")
    /// C source code.
    public static let cSource = known("public.c-source")
    /// A C header file.
    public static let cHeader = known("public.c-header")
    /// C++ source code.
    public static let cPlusPlusSource = known("public.c-plus-plus-source")
    /// Objective-C source code.
    public static let objectiveCSource = known("public.objective-c-source")
    /// A script.
    public static let script = known("public.script")
    /// A shell script.
    public static let shellScript = known("public.shell-script")
    /// A Python script.
    public static let pythonScript = known("public.python-script")
    /// JavaScript source code.
    public static let javaScript = known("com.netscape.javascript-source")
    /// A property list, in XML or binary form.
    public static let propertyList = known("com.apple.property-list")
    /// An image.
    public static let image = known("public.image")
    /// A JPEG image.
    public static let jpeg = known("public.jpeg")
    /// A PNG image.
    public static let png = known("public.png")
    /// A GIF image.
    public static let gif = known("com.compuserve.gif")
    /// A TIFF image.
    public static let tiff = known("public.tiff")
    /// A BMP image.
    public static let bmp = known("com.microsoft.bmp")
    /// An ICO icon.
    public static let ico = known("com.microsoft.ico")
    /// A WebP image.
    public static let webP = known("org.webmproject.webp")
    /// A HEIC image.
    public static let heic = known("public.heic")
    /// A HEIF image.
    public static let heif = known("public.heif")
    /// An SVG image.
    public static let svg = known("public.svg-image")
    /// Raw data of a camera's sensor.
    public static let rawImage = known("public.camera-raw-image")
    /// A PDF document.
    public static let pdf = known("com.adobe.pdf")
    /// Audio or video.
    public static let audiovisualContent = known("public.audiovisual-content")
    /// Audio.
    public static let audio = known("public.audio")
    /// MP3 audio.
    public static let mp3 = known("public.mp3")
    /// WAV audio.
    public static let wav = known("com.microsoft.waveform-audio")
    /// AIFF audio.
    public static let aiff = known("public.aiff-audio")
    /// MPEG-4 audio.
    public static let mpeg4Audio = known("public.mpeg-4-audio")
    /// Video, with or without audio.
    public static let movie = known("public.movie")
    /// Video without audio.
    public static let video = known("public.video")
    /// An MPEG-4 movie.
    public static let mpeg4Movie = known("public.mpeg-4")
    /// A QuickTime movie.
    public static let quickTimeMovie = known("com.apple.quicktime-movie")
    /// An MPEG movie.
    public static let mpeg = known("public.mpeg")
    /// An AVI movie.
    public static let avi = known("public.avi")
    /// An archive of files.
    public static let archive = known("public.archive")
    /// A ZIP archive.
    public static let zip = known("public.zip-archive")
    /// A GZip archive.
    public static let gzip = known("org.gnu.gnu-zip-archive")
    /// A BZip2 archive.
    public static let bz2 = known("public.bzip2-archive")
    /// A font.
    public static let font = known("public.font")
    /// A calendar event.
    public static let calendarEvent = known("public.calendar-event")
    /// A contact in vCard format.
    public static let vCard = known("public.vcard")
    /// A contact.
    public static let contact = known("public.contact")
    /// An email message.
    public static let emailMessage = known("public.email-message")
    /// A database.
    public static let database = known("public.database")
    /// An EPUB publication.
    public static let epub = known("org.idpf.epub-container")
    /// A spreadsheet.
    public static let spreadsheet = known("public.spreadsheet")
    /// A presentation.
    public static let presentation = known("public.presentation")
    /// A URL.
    public static let url = known("public.url")
    /// A file URL.
    public static let fileURL = known("public.file-url")
    /// An executable.
    public static let executable = known("public.executable")
}
