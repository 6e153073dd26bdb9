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
        """
}
