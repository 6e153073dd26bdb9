public import CoreGraphics

/// Folder: `public.folder`.
public let kUTTypeFolder: CFString = "public.folder"
/// Volume: `public.volume`.
public let kUTTypeVolume: CFString = "public.volume"
/// Package: `com.apple.package`.
public let kUTTypePackage: CFString = "com.apple.package"
/// Bundle: `com.apple.bundle`.
public let kUTTypeBundle: CFString = "com.apple.bundle"
/// Plug-in: `com.apple.plugin`.
public let kUTTypePluginBundle: CFString = "com.apple.plugin"
/// Spotlight importer: `com.apple.metadata-importer`.
public let kUTTypeSpotlightImporter: CFString = "com.apple.metadata-importer"
/// Quick Look generator: `com.apple.quicklook-generator`.
public let kUTTypeQuickLookGenerator: CFString = "com.apple.quicklook-generator"
/// XPC service: `com.apple.xpc-service`.
public let kUTTypeXPCService: CFString = "com.apple.xpc-service"
/// Framework: `com.apple.framework`.
public let kUTTypeFramework: CFString = "com.apple.framework"
/// Application: `com.apple.application`.
public let kUTTypeApplication: CFString = "com.apple.application"
/// Application: `com.apple.application-bundle`.
public let kUTTypeApplicationBundle: CFString = "com.apple.application-bundle"
/// Application: `com.apple.application-file`.
public let kUTTypeApplicationFile: CFString = "com.apple.application-file"
/// Unix executable: `public.unix-executable`.
public let kUTTypeUnixExecutable: CFString = "public.unix-executable"
/// Windows executable: `com.microsoft.windows-executable`.
public let kUTTypeWindowsExecutable: CFString = "com.microsoft.windows-executable"
/// Java class: `com.sun.java-class`.
public let kUTTypeJavaClass: CFString = "com.sun.java-class"
/// Java archive: `com.sun.java-archive`.
public let kUTTypeJavaArchive: CFString = "com.sun.java-archive"
/// Preference pane: `com.apple.systempreference.prefpane`.
public let kUTTypeSystemPreferencesPane: CFString = "com.apple.systempreference.prefpane"
/// GZip archive: `org.gnu.gnu-zip-archive`.
public let kUTTypeGNUZipArchive: CFString = "org.gnu.gnu-zip-archive"
/// BZip2 archive: `public.bzip2-archive`.
public let kUTTypeBzip2Archive: CFString = "public.bzip2-archive"
/// ZIP archive: `public.zip-archive`.
public let kUTTypeZipArchive: CFString = "public.zip-archive"
/// Spreadsheet: `public.spreadsheet`.
public let kUTTypeSpreadsheet: CFString = "public.spreadsheet"
/// Presentation: `public.presentation`.
public let kUTTypePresentation: CFString = "public.presentation"
/// Database: `public.database`.
public let kUTTypeDatabase: CFString = "public.database"
/// VCard: `public.vcard`.
public let kUTTypeVCard: CFString = "public.vcard"
/// To-do item: `public.to-do-item`.
public let kUTTypeToDoItem: CFString = "public.to-do-item"
/// Calendar event: `public.calendar-event`.
public let kUTTypeCalendarEvent: CFString = "public.calendar-event"
/// Email message: `public.email-message`.
public let kUTTypeEmailMessage: CFString = "public.email-message"
/// Internet location: `com.apple.internet-location`.
public let kUTTypeInternetLocation: CFString = "com.apple.internet-location"
/// Ink text: `com.apple.ink.inktext`.
public let kUTTypeInkText: CFString = "com.apple.ink.inktext"
/// Font: `public.font`.
public let kUTTypeFont: CFString = "public.font"
/// Bookmark: `public.bookmark`.
public let kUTTypeBookmark: CFString = "public.bookmark"
/// 3D content: `public.3d-content`.
public let kUTType3DContent: CFString = "public.3d-content"
/// PKCS 12 file: `com.rsa.pkcs-12`.
public let kUTTypePKCS12: CFString = "com.rsa.pkcs-12"
/// X.509 certificate: `public.x509-certificate`.
public let kUTTypeX509Certificate: CFString = "public.x509-certificate"
/// EPUB document: `org.idpf.epub-container`.
public let kUTTypeElectronicPublication: CFString = "org.idpf.epub-container"
