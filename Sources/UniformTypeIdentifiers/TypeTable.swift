/// The table of known types. The order of the table is the order in which types are looked up by file name.
struct TypeTable: Sendable {
    struct Entry: Sendable {
        let identifier: String
        let parents: [String]
        let suffixes: [String]
        let mimes: [String]
        let description: String
    }

    static let shared = TypeTable()
    private let entries: [Entry]
    /// The index in `entries` of each identifier, in lower case.
    private let indexes: [String: Int]

    private init() {
        entries = Self.lines.split(separator: "\n").map { line in
            let fields = line.split(separator: "|", omittingEmptySubsequences: false).map { $0.split(separator: " ").map(String.init) }
            return Entry(
                identifier: fields[0].joined(), parents: fields[1], suffixes: fields[2], mimes: fields[3],
                description: fields[4].joined(separator: " "))
        }
        indexes = Dictionary(uniqueKeysWithValues: entries.enumerated().map { ($0.element.identifier.lowercased(), $0.offset) })
    }

    func entry(_ identifier: String) -> Entry? { indexes[identifier.lowercased()].map { entries[$0] } }

    func entries(suffix: String) -> [Entry] { entries.filter { $0.suffixes.contains(suffix) } }

    func entries(mime: String) -> [Entry] { entries.filter { $0.mimes.contains(mime) } }

    /// For each type: identifier, supertypes, filename extensions, MIME types, and description. The first of several
    /// values is preferred.
    private static let lines = """
        net.daringfireball.markdown|public.plain-text|md markdown|text/markdown|Markdown document
        org.openxmlformats.wordprocessingml.document|public.data public.composite-content|docx|\
        application/vnd.openxmlformats-officedocument.wordprocessingml.document|Word document
        org.openxmlformats.spreadsheetml.sheet|public.data public.spreadsheet|xlsx|\
        application/vnd.openxmlformats-officedocument.spreadsheetml.sheet|Excel workbook
        org.openxmlformats.presentationml.presentation|public.data public.presentation|pptx|\
        application/vnd.openxmlformats-officedocument.presentationml.presentation|PowerPoint presentation
        org.oasis-open.opendocument.text|public.data public.composite-content|odt|application/vnd.oasis.opendocument.text|OpenDocument text
        org.oasis-open.opendocument.spreadsheet|public.data public.spreadsheet|ods|\
        application/vnd.oasis.opendocument.spreadsheet|OpenDocument spreadsheet
        public.item||||item
        public.content||||content
        public.composite-content|public.content|||content
        public.data|public.item|||data
        public.directory|public.item|||directory
        public.folder|public.directory|||folder
        com.apple.package|public.directory|||package
        com.apple.bundle|public.directory|||bundle
        public.symlink|public.item|||symbolic link
        public.text|public.data public.content|||text
        public.plain-text|public.text|txt text|text/plain|plain text
        public.utf8-plain-text|public.plain-text|||Unicode text
        public.utf16-plain-text|public.plain-text|||Unicode text
        public.rtf|public.text|rtf|text/rtf application/rtf|rich text document
        public.html|public.text|html htm|text/html|HTML text
        public.xml|public.text|xml|application/xml text/xml|XML text
        public.yaml|public.text|yml yaml|application/yaml text/yaml|YAML document
        public.json|public.text|json|application/json|JSON document
        public.delimited-values-text|public.text|||text
        public.comma-separated-values-text|public.delimited-values-text|csv|text/csv|comma-separated values
        public.tab-separated-values-text|public.delimited-values-text|tsv|text/tab-separated-values|tab-separated values
        com.apple.log|public.plain-text|log||log
        public.source-code|public.plain-text|||source code
        public.swift-source|public.source-code|swift||Swift source
        public.c-source|public.source-code|c||C source
        public.c-header|public.source-code|h||C header
        public.c-plus-plus-source|public.source-code|cpp cc cxx||C++ source
        public.objective-c-source|public.source-code|m||Objective-C source
        public.script|public.source-code|||script
        public.shell-script|public.script|sh|application/x-sh|shell script
        public.python-script|public.script|py|text/x-python|Python script
        com.netscape.javascript-source|public.source-code|js mjs|text/javascript application/javascript|JavaScript
        com.apple.property-list|public.data|plist||property list
        public.image|public.data public.content|||image
        public.jpeg|public.image|jpeg jpg jpe|image/jpeg|JPEG image
        public.png|public.image|png|image/png|PNG image
        com.compuserve.gif|public.image|gif|image/gif|GIF image
        public.tiff|public.image|tiff tif|image/tiff|TIFF image
        com.microsoft.bmp|public.image|bmp|image/bmp|Windows bitmap image
        com.microsoft.ico|public.image|ico|image/vnd.microsoft.icon image/x-icon|Windows icon image
        org.webmproject.webp|public.image|webp|image/webp|WebP image
        public.heic|public.image|heic|image/heic|HEIC image
        public.heif|public.image|heif|image/heif|HEIF image
        public.svg-image|public.image public.xml|svg|image/svg+xml|SVG image
        public.camera-raw-image|public.image|||raw image
        com.adobe.pdf|public.data public.composite-content|pdf|application/pdf|PDF document
        public.audiovisual-content|public.data public.content|||audiovisual content
        public.audio|public.audiovisual-content|||audio
        public.mp3|public.audio|mp3|audio/mpeg|MP3 audio
        com.microsoft.waveform-audio|public.audio|wav wave|audio/wav audio/vnd.wave audio/x-wav|waveform audio
        public.aiff-audio|public.audio|aiff aif|audio/aiff|AIFF audio
        public.mpeg-4-audio|public.audio|m4a|audio/mp4|MPEG-4 audio
        public.movie|public.audiovisual-content|||movie
        public.video|public.movie|||video
        public.mpeg-4|public.movie|mp4|video/mp4|MPEG-4 movie
        com.apple.quicktime-movie|public.movie|mov qt|video/quicktime|QuickTime movie
        public.mpeg|public.movie|mpg mpeg|video/mpeg|MPEG movie
        public.avi|public.movie|avi|video/avi video/x-msvideo|AVI movie
        public.archive|public.data|||archive
        public.zip-archive|public.archive|zip|application/zip|ZIP archive
        org.gnu.gnu-zip-archive|public.archive|gz gzip|application/gzip application/x-gzip|GZip archive
        public.bzip2-archive|public.archive|bz2|application/x-bzip2|BZip2 archive
        public.font|public.data|||font
        public.calendar-event|public.data public.content|ics|text/calendar|calendar event
        public.vcard|public.text public.contact|vcf vcard|text/vcard|vCard
        public.contact|public.data public.content|||contact
        public.email-message|public.data public.content|eml|message/rfc822|email message
        public.database|public.data|||database
        org.idpf.epub-container|public.data public.composite-content|epub|application/epub+zip|EPUB document
        public.spreadsheet|public.content|||spreadsheet
        public.presentation|public.composite-content|||presentation
        public.url|public.data|||URL
        public.file-url|public.url|||file URL
        public.executable|public.item|||executable
        public.message|public.item|||message
        public.to-do-item|public.data public.content|||to-do item
        public.disk-image|public.archive|dmg|application/x-apple-diskimage|disk image
        com.apple.resolvable|public.item|||resolvable item
        com.apple.mount-point|public.folder com.apple.resolvable|||mount point
        public.volume|public.folder|||volume
        com.apple.alias-file|public.data com.apple.resolvable|||alias file
        com.apple.alias-record|public.data com.apple.resolvable|||alias record
        com.apple.bookmark|public.data com.apple.resolvable|||bookmark data
        public.utf16-external-plain-text|public.plain-text|||Unicode text
        public.utf8-tab-separated-values-text|public.tab-separated-values-text public.utf8-plain-text|||tab-separated values
        public.assembly-source|public.source-code|s||assembly source
        public.objective-c-plus-plus-source|public.source-code|mm||Objective-C++ source
        public.c-plus-plus-header|public.c-header|hpp hh hxx||C++ header
        com.sun.java-source|public.source-code|java||Java source
        com.apple.applescript.text|public.script|applescript||AppleScript text
        com.apple.applescript.script|public.data public.script|scpt||AppleScript script
        com.apple.applescript.script-bundle|com.apple.bundle com.apple.package public.script|scptd||AppleScript script bundle
        public.perl-script|public.shell-script|pl pm|text/x-perl-script|Perl script
        public.ruby-script|public.shell-script|rb|text/x-ruby-script|Ruby script
        public.php-script|public.shell-script|php php3 php4|text/php|PHP script
        com.apple.xml-property-list|public.xml com.apple.property-list|||XML property list
        com.apple.binary-property-list|com.apple.property-list|||binary property list
        com.apple.rtfd|com.apple.package public.composite-content|rtfd||rich text with attachments
        com.apple.flat-rtfd|public.data public.composite-content|||rich text with attachments
        com.apple.txn.text-multimedia-data|public.data public.composite-content|||text with multimedia
        com.apple.webarchive|public.data public.composite-content|webarchive|application/x-webarchive|Web archive
        public.jpeg-2000|public.image|jp2 jpf jpx j2k|image/jp2|JPEG 2000 image
        com.apple.pict|public.image|pict pct pic|image/pict|PICT image
        com.apple.quicktime-image|public.image|qtif qti|image/x-quicktime|QuickTime image
        com.apple.icns|public.image|icns||Apple icon image
        com.apple.live-photo|public.composite-content|||Live Photo
        public.mpeg-2-video|public.video|m2v|video/mpeg2|MPEG-2 video
        public.mpeg-2-transport-stream|public.movie|ts m2ts|video/mp2t|MPEG-2 transport stream
        com.apple.protected-mpeg-4-audio|public.audio|m4p||protected MPEG-4 audio
        com.apple.protected-mpeg-4-video|public.movie|m4v|video/x-m4v|protected MPEG-4 video
        public.midi-audio|public.audio|midi mid|audio/midi|MIDI audio
        public.playlist|public.content|||playlist
        public.m3u-playlist|public.text public.playlist|m3u|audio/mpegurl|M3U playlist
        com.apple.plugin|com.apple.bundle com.apple.package|plugin||plug-in
        com.apple.metadata-importer|com.apple.plugin|mdimporter||Spotlight importer
        com.apple.quicklook-generator|com.apple.plugin|qlgenerator||Quick Look generator
        com.apple.xpc-service|com.apple.bundle com.apple.package|xpc||XPC service
        com.apple.framework|com.apple.bundle|framework||framework
        com.apple.application|public.executable|||application
        com.apple.application-bundle|com.apple.application com.apple.bundle com.apple.package|app||application
        com.apple.application-file|com.apple.application public.data|||application
        public.unix-executable|public.executable public.data|||Unix executable
        com.microsoft.windows-executable|public.executable public.data|exe|application/x-msdownload|Windows executable
        com.sun.java-class|public.executable public.data|class||Java class
        com.sun.java-archive|public.zip-archive public.executable|jar|application/java-archive|Java archive
        com.apple.systempreference.prefpane|com.apple.bundle com.apple.package|prefPane||preference pane
        com.apple.internet-location|public.data|||internet location
        com.apple.ink.inktext|public.data|||ink text
        public.bookmark|public.item|||bookmark
        public.3d-content|public.content|||3D content
        com.rsa.pkcs-12|public.data|p12 pfx|application/x-pkcs12|PKCS 12 file
        public.x509-certificate|public.data|cer crt der|application/x-x509-ca-cert|X.509 certificate
        """
}
