public import CoreGraphics

/// The class of filename extensions, without the dot.
public let kUTTagClassFilenameExtension: CFString = "public.filename-extension"
/// The class of MIME types.
public let kUTTagClassMIMEType: CFString = "public.mime-type"
/// The types that a bundle exports, in its Info.plist.
public let kUTExportedTypeDeclarationsKey: CFString = "UTExportedTypeDeclarations"
/// The types that a bundle imports, in its Info.plist.
public let kUTImportedTypeDeclarationsKey: CFString = "UTImportedTypeDeclarations"
/// The identifier of a declared type.
public let kUTTypeIdentifierKey: CFString = "UTTypeIdentifier"
/// The tags of a declared type, by their class.
public let kUTTypeTagSpecificationKey: CFString = "UTTypeTagSpecification"
/// The supertypes of a declared type.
public let kUTTypeConformsToKey: CFString = "UTTypeConformsTo"
/// The description of a declared type.
public let kUTTypeDescriptionKey: CFString = "UTTypeDescription"
/// The icon of a declared type.
public let kUTTypeIconFileKey: CFString = "UTTypeIconFile"
/// The URL of the documentation of a declared type.
public let kUTTypeReferenceURLKey: CFString = "UTTypeReferenceURL"
/// The version of a declaration.
public let kUTTypeVersionKey: CFString = "UTTypeVersion"
