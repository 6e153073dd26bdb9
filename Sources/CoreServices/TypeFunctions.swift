public import CoreGraphics
internal import UniformTypeIdentifiers

/// Returns the preferred type with a tag.
///
/// - Parameters:
///   - inTagClass: ``kUTTagClassFilenameExtension`` or ``kUTTagClassMIMEType``.
///   - inTag: The filename extension without the dot, or the MIME type. Case-insensitive.
///   - inConformingToUTI: A required supertype; `nil` for any type.
/// - Returns: The identifier; a dynamic one for an unknown filename extension. `nil` for an invalid tag, an unknown
///   MIME type and an unknown class.
public func UTTypeCreatePreferredIdentifierForTag(
    _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> UnmanagedValue<CFString>? {
    let supertype = inConformingToUTI.map { UTType(exportedAs: $0) }
    return UTType(tag: inTag, tagClass: UTTagClass(rawValue: inTagClass), conformingTo: supertype).map { UnmanagedValue($0.identifier) }
}

/// Returns the identifiers of all types with a tag, the preferred one first.
///
/// - Returns: `nil` if there is none. The parameters are those of
///   ``UTTypeCreatePreferredIdentifierForTag(_:_:_:)``.
public func UTTypeCreateAllIdentifiersForTag(
    _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> UnmanagedValue<CFArray>? {
    let supertype = inConformingToUTI.map { UTType(exportedAs: $0) }
    let types = UTType.types(tag: inTag, tagClass: UTTagClass(rawValue: inTagClass), conformingTo: supertype)
    return types.isEmpty ? nil : UnmanagedValue(types.map(\.identifier))
}

/// Returns the preferred filename extension or MIME type of a type; `nil` if it has none.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> UnmanagedValue<CFString>? {
    UTType(inUTI)?.tags[UTTagClass(rawValue: inTagClass)]?.first.map { UnmanagedValue($0) }
}

/// Returns all filename extensions or MIME types of a type, the preferred one first; `nil` if it has none.
public func UTTypeCopyAllTagsWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> UnmanagedValue<CFArray>? {
    UTType(inUTI)?.tags[UTTagClass(rawValue: inTagClass)].map { UnmanagedValue($0) }
}

/// Returns whether two identifiers are equal, ignoring case.
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool {
    UTType(exportedAs: inUTI1) == UTType(exportedAs: inUTI2)
}

/// Returns whether a type equals another type or is a subtype of it. An unknown type conforms only to itself.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
    if UTTypeEqual(inUTI, inConformsToUTI) { return true }
    guard let type = UTType(inUTI), let supertype = UTType(inConformsToUTI) else { return false }
    return type.conforms(to: supertype)
}

/// Returns the description of a type for the user; `nil` for unknown types.
public func UTTypeCopyDescription(_ inUTI: CFString) -> UnmanagedValue<CFString>? {
    UTType(inUTI)?.localizedDescription.map { UnmanagedValue($0) }
}

/// Returns whether the type is known to the system.
public func UTTypeIsDeclared(_ inUTI: CFString) -> Bool { UTType(inUTI)?.isDeclared ?? false }

/// Returns whether the type was created for an unknown filename extension.
public func UTTypeIsDynamic(_ inUTI: CFString) -> Bool { UTType(inUTI)?.isDynamic ?? false }

/// Returns the declaration of a type with the keys of Info.plist, such as ``kUTTypeConformsToKey``; `nil` for unknown
/// types.
///
/// > Difference from Apple: the value of ``kUTTypeConformsToKey`` contains indirect supertypes too, in alphabetical
/// > order.
public func UTTypeCopyDeclaration(_ inUTI: CFString) -> UnmanagedValue<CFDictionary>? {
    guard let type = UTType(inUTI), type.isDeclared else { return nil }
    var declaration: CFDictionary = [
        kUTTypeIdentifierKey: type.identifier,
        kUTTypeConformsToKey: type.supertypes.map(\.identifier).sorted(),
        kUTTypeTagSpecificationKey: Dictionary(uniqueKeysWithValues: type.tags.map { ($0.key.rawValue, $0.value) }),
    ]
    if let description = type.localizedDescription { declaration[kUTTypeDescriptionKey] = description }
    return UnmanagedValue(declaration)
}
