public import CoreGraphics

/// Text: `public.text`.
public let kUTTypeText: CFString = "public.text"
/// Plain text: `public.plain-text`.
public let kUTTypePlainText: CFString = "public.plain-text"
/// Unicode text: `public.utf8-plain-text`.
public let kUTTypeUTF8PlainText: CFString = "public.utf8-plain-text"
/// Unicode text: `public.utf16-external-plain-text`.
public let kUTTypeUTF16ExternalPlainText: CFString = "public.utf16-external-plain-text"
/// Unicode text: `public.utf16-plain-text`.
public let kUTTypeUTF16PlainText: CFString = "public.utf16-plain-text"
/// Text: `public.delimited-values-text`.
public let kUTTypeDelimitedText: CFString = "public.delimited-values-text"
/// Comma-separated values: `public.comma-separated-values-text`.
public let kUTTypeCommaSeparatedText: CFString = "public.comma-separated-values-text"
/// Tab-separated values: `public.tab-separated-values-text`.
public let kUTTypeTabSeparatedText: CFString = "public.tab-separated-values-text"
/// Tab-separated values: `public.utf8-tab-separated-values-text`.
public let kUTTypeUTF8TabSeparatedText: CFString = "public.utf8-tab-separated-values-text"
/// Rich text document: `public.rtf`.
public let kUTTypeRTF: CFString = "public.rtf"
/// HTML text: `public.html`.
public let kUTTypeHTML: CFString = "public.html"
/// XML text: `public.xml`.
public let kUTTypeXML: CFString = "public.xml"
/// Source code: `public.source-code`.
public let kUTTypeSourceCode: CFString = "public.source-code"
/// Assembly source: `public.assembly-source`.
public let kUTTypeAssemblyLanguageSource: CFString = "public.assembly-source"
/// C source: `public.c-source`.
public let kUTTypeCSource: CFString = "public.c-source"
/// Objective-C source: `public.objective-c-source`.
public let kUTTypeObjectiveCSource: CFString = "public.objective-c-source"
/// Swift source: `public.swift-source`.
public let kUTTypeSwiftSource: CFString = "public.swift-source"
/// C++ source: `public.c-plus-plus-source`.
public let kUTTypeCPlusPlusSource: CFString = "public.c-plus-plus-source"
/// Objective-C++ source: `public.objective-c-plus-plus-source`.
public let kUTTypeObjectiveCPlusPlusSource: CFString = "public.objective-c-plus-plus-source"
/// C header: `public.c-header`.
public let kUTTypeCHeader: CFString = "public.c-header"
/// C++ header: `public.c-plus-plus-header`.
public let kUTTypeCPlusPlusHeader: CFString = "public.c-plus-plus-header"
/// Java source: `com.sun.java-source`.
public let kUTTypeJavaSource: CFString = "com.sun.java-source"
/// Script: `public.script`.
public let kUTTypeScript: CFString = "public.script"
/// AppleScript text: `com.apple.applescript.text`.
public let kUTTypeAppleScript: CFString = "com.apple.applescript.text"
/// AppleScript script: `com.apple.applescript.script`.
public let kUTTypeOSAScript: CFString = "com.apple.applescript.script"
/// AppleScript script bundle: `com.apple.applescript.script-bundle`.
public let kUTTypeOSAScriptBundle: CFString = "com.apple.applescript.script-bundle"
/// JavaScript: `com.netscape.javascript-source`.
public let kUTTypeJavaScript: CFString = "com.netscape.javascript-source"
/// Shell script: `public.shell-script`.
public let kUTTypeShellScript: CFString = "public.shell-script"
/// Perl script: `public.perl-script`.
public let kUTTypePerlScript: CFString = "public.perl-script"
/// Python script: `public.python-script`.
public let kUTTypePythonScript: CFString = "public.python-script"
/// Ruby script: `public.ruby-script`.
public let kUTTypeRubyScript: CFString = "public.ruby-script"
/// PHP script: `public.php-script`.
public let kUTTypePHPScript: CFString = "public.php-script"
/// JSON document: `public.json`.
public let kUTTypeJSON: CFString = "public.json"
/// Property list: `com.apple.property-list`.
public let kUTTypePropertyList: CFString = "com.apple.property-list"
/// XML property list: `com.apple.xml-property-list`.
public let kUTTypeXMLPropertyList: CFString = "com.apple.xml-property-list"
/// Binary property list: `com.apple.binary-property-list`.
public let kUTTypeBinaryPropertyList: CFString = "com.apple.binary-property-list"
/// PDF document: `com.adobe.pdf`.
public let kUTTypePDF: CFString = "com.adobe.pdf"
/// Rich text with attachments: `com.apple.rtfd`.
public let kUTTypeRTFD: CFString = "com.apple.rtfd"
/// Rich text with attachments: `com.apple.flat-rtfd`.
public let kUTTypeFlatRTFD: CFString = "com.apple.flat-rtfd"
/// Text with multimedia: `com.apple.txn.text-multimedia-data`.
public let kUTTypeTXNTextAndMultimediaData: CFString = "com.apple.txn.text-multimedia-data"
/// Web archive: `com.apple.webarchive`.
public let kUTTypeWebArchive: CFString = "com.apple.webarchive"
/// Log: `com.apple.log`.
public let kUTTypeLog: CFString = "com.apple.log"
