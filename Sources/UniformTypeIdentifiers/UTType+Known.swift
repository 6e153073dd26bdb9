extension UTType {
    /// A known type, by the identifier that it surely has.
    private static func known(_ identifier: String) -> UTType { UTType(exportedAs: identifier) }

    /// Anything in a file system.
    public static let item = known("public.item")
    /// What documents are made of.
    public static let content = known("public.content")
    /// Content of several kinds, such as words with pictures.
    public static let compositeContent = known("public.composite-content")
    /// A row of bytes.
    public static let data = known("public.data")
    /// What holds files.
    public static let directory = known("public.directory")
    /// A directory that a person sees as one.
    public static let folder = known("public.folder")
    /// A directory that a person sees as a file.
    public static let package = known("com.apple.package")
    /// A directory that programs know the inside of.
    public static let bundle = known("com.apple.bundle")
    /// A file that leads to another one.
    public static let symbolicLink = known("public.symlink")
    /// Words, with looks or without.
    public static let text = known("public.text")
    /// Words without looks.
    public static let plainText = known("public.plain-text")
    /// Words in UTF-8.
    public static let utf8PlainText = known("public.utf8-plain-text")
    /// Words in UTF-16.
    public static let utf16PlainText = known("public.utf16-plain-text")
    /// Words with looks, as RTF.
    public static let rtf = known("public.rtf")
    /// Pages of the web.
    public static let html = known("public.html")
    /// XML.
    public static let xml = known("public.xml")
    /// YAML.
    public static let yaml = known("public.yaml")
    /// JSON.
    public static let json = known("public.json")
    /// Rows of values with something between them.
    public static let delimitedText = known("public.delimited-values-text")
    /// Rows of values with commas.
    public static let commaSeparatedText = known("public.comma-separated-values-text")
    /// Rows of values with tabs.
    public static let tabSeparatedText = known("public.tab-separated-values-text")
    /// What a program writes down as it runs.
    public static let log = known("com.apple.log")
    /// Programs as people write them.
    public static let sourceCode = known("public.source-code")
    /// Swift.
    public static let swiftSource = known("public.swift-source")
    /// C.
    public static let cSource = known("public.c-source")
    /// What C includes.
    public static let cHeader = known("public.c-header")
    /// C++.
    public static let cPlusPlusSource = known("public.c-plus-plus-source")
    /// Objective-C.
    public static let objectiveCSource = known("public.objective-c-source")
    /// Programs that run as they are written.
    public static let script = known("public.script")
    /// Of a shell.
    public static let shellScript = known("public.shell-script")
    /// Python.
    public static let pythonScript = known("public.python-script")
    /// JavaScript.
    public static let javaScript = known("com.netscape.javascript-source")
    /// Values by names, in one of two forms.
    public static let propertyList = known("com.apple.property-list")
    /// Pictures.
    public static let image = known("public.image")
    /// JPEG.
    public static let jpeg = known("public.jpeg")
    /// PNG.
    public static let png = known("public.png")
    /// GIF.
    public static let gif = known("com.compuserve.gif")
    /// TIFF.
    public static let tiff = known("public.tiff")
    /// BMP.
    public static let bmp = known("com.microsoft.bmp")
    /// Icons.
    public static let ico = known("com.microsoft.ico")
    /// WebP.
    public static let webP = known("org.webmproject.webp")
    /// HEIC.
    public static let heic = known("public.heic")
    /// HEIF.
    public static let heif = known("public.heif")
    /// SVG.
    public static let svg = known("public.svg-image")
    /// What a camera's sensor saw.
    public static let rawImage = known("public.camera-raw-image")
    /// PDF.
    public static let pdf = known("com.adobe.pdf")
    /// Sounds and films.
    public static let audiovisualContent = known("public.audiovisual-content")
    /// Sounds.
    public static let audio = known("public.audio")
    /// MP3.
    public static let mp3 = known("public.mp3")
    /// WAV.
    public static let wav = known("com.microsoft.waveform-audio")
    /// AIFF.
    public static let aiff = known("public.aiff-audio")
    /// Sounds of MPEG-4.
    public static let mpeg4Audio = known("public.mpeg-4-audio")
    /// Films, with sounds or without.
    public static let movie = known("public.movie")
    /// Films without sounds.
    public static let video = known("public.video")
    /// MPEG-4.
    public static let mpeg4Movie = known("public.mpeg-4")
    /// QuickTime.
    public static let quickTimeMovie = known("com.apple.quicktime-movie")
    /// MPEG.
    public static let mpeg = known("public.mpeg")
    /// AVI.
    public static let avi = known("public.avi")
    /// Files in one file.
    public static let archive = known("public.archive")
    /// ZIP.
    public static let zip = known("public.zip-archive")
    /// GZip.
    public static let gzip = known("org.gnu.gnu-zip-archive")
    /// BZip2.
    public static let bz2 = known("public.bzip2-archive")
    /// Shapes of letters.
    public static let font = known("public.font")
    /// Dates in a calendar.
    public static let calendarEvent = known("public.calendar-event")
    /// Contacts, as vCard.
    public static let vCard = known("public.vcard")
    /// Somebody's addresses.
    public static let contact = known("public.contact")
    /// Letters.
    public static let emailMessage = known("public.email-message")
    /// Records.
    public static let database = known("public.database")
    /// Books.
    public static let epub = known("org.idpf.epub-container")
    /// Tables that reckon.
    public static let spreadsheet = known("public.spreadsheet")
    /// Slides.
    public static let presentation = known("public.presentation")
    /// An address.
    public static let url = known("public.url")
    /// The address of a file.
    public static let fileURL = known("public.file-url")
    /// A program.
    public static let executable = known("public.executable")
}
