internal import SystemServices

/// Attributes of all items.
extension CSSearchableItemAttributeSet {
    /// The title; `nil` by default.
    public var title: String? {
        get { values["title"]?.text }
        set { values["title"] = newValue.map(SpotlightValue.text) }
    }
    /// The name for the user; `nil` by default.
    public var displayName: String? {
        get { values["displayName"]?.text }
        set { values["displayName"] = newValue.map(SpotlightValue.text) }
    }
    /// Other names for the user; `nil` by default.
    public var alternateNames: [String]? {
        get { values["alternateNames"]?.texts }
        set { values["alternateNames"] = newValue.map(SpotlightValue.texts) }
    }
    /// An identifier of the content; `nil` by default.
    public var identifier: String? {
        get { values["identifier"]?.text }
        set { values["identifier"] = newValue.map(SpotlightValue.text) }
    }
    /// The path of the file; `nil` by default.
    public var path: String? {
        get { values["path"]?.text }
        set { values["path"] = newValue.map(SpotlightValue.text) }
    }
    /// The URL of the content; `nil` by default.
    public var contentURL: URL? {
        get { values["contentURL"]?.url }
        set { values["contentURL"] = newValue.map(SpotlightValue.url) }
    }
    /// The URL of the web page or media; `nil` by default.
    public var url: URL? {
        get { values["url"]?.url }
        set { values["url"] = newValue.map(SpotlightValue.url) }
    }
    /// The URL of a small image; `nil` by default.
    public var thumbnailURL: URL? {
        get { values["thumbnailURL"]?.url }
        set { values["thumbnailURL"] = newValue.map(SpotlightValue.url) }
    }
    /// The URL of a small image for the dark appearance; `nil` by default.
    public var darkThumbnailURL: URL? {
        get { values["darkThumbnailURL"]?.url }
        set { values["darkThumbnailURL"] = newValue.map(SpotlightValue.url) }
    }
    /// The data of a small image; `nil` by default.
    public var thumbnailData: Data? {
        get { values["thumbnailData"]?.data }
        set { values["thumbnailData"] = newValue.map(SpotlightValue.data) }
    }
    /// The identifier of the indexed item that the activity belongs to; `nil` by default.
    public var relatedUniqueIdentifier: String? {
        get { values["relatedUniqueIdentifier"]?.text }
        set { values["relatedUniqueIdentifier"] = newValue.map(SpotlightValue.text) }
    }
    /// The identifier of an item that the activity refers to; `nil` by default.
    /// Removing that item does not remove this one.
    public var weakRelatedUniqueIdentifier: String? {
        get { values["weakRelatedUniqueIdentifier"]?.text }
        set { values["weakRelatedUniqueIdentifier"] = newValue.map(SpotlightValue.text) }
    }
    /// The domain of the item; `nil` by default.
    public var domainIdentifier: String? {
        get { values["domainIdentifier"]?.text }
        set { values["domainIdentifier"] = newValue.map(SpotlightValue.text) }
    }
    /// The time of the last change of the attributes; `nil` by default.
    public var metadataModificationDate: Date? {
        get { values["metadataModificationDate"]?.date }
        set { values["metadataModificationDate"] = newValue.map(SpotlightValue.date) }
    }
    /// The identifier of the type of the content; `nil` by default.
    public var contentType: String? {
        get { values["contentType"]?.text }
        set { values["contentType"] = newValue.map(SpotlightValue.text) }
    }
    /// The identifiers of the type and its supertypes; `nil` by default.
    public var contentTypeTree: [String]? {
        get { values["contentTypeTree"]?.texts }
        set { values["contentTypeTree"] = newValue.map(SpotlightValue.texts) }
    }
    /// Words by which the item is found; `nil` by default.
    public var keywords: [String]? {
        get { values["keywords"]?.texts }
        set { values["keywords"] = newValue.map(SpotlightValue.texts) }
    }
    /// The version; `nil` by default.
    public var version: String? {
        get { values["version"]?.text }
        set { values["version"] = newValue.map(SpotlightValue.text) }
    }
    /// Whether the user created the item; `nil` by default.
    public var isUserCreated: NSNumber? {
        get { values["isUserCreated"]?.number }
        set { values["isUserCreated"] = newValue.map(SpotlightValue.number) }
    }
    /// Whether the user bought or received the item; `nil` by default.
    public var isUserOwned: NSNumber? {
        get { values["isUserOwned"]?.number }
        set { values["isUserOwned"] = newValue.map(SpotlightValue.number) }
    }
    /// Whether the user selected the item; `nil` by default.
    public var isUserCurated: NSNumber? {
        get { values["isUserCurated"]?.number }
        set { values["isUserCurated"] = newValue.map(SpotlightValue.number) }
    }
    /// The importance among the app's items, from 0 to 100; `nil` by default.
    public var rankingHint: NSNumber? {
        get { values["rankingHint"]?.number }
        set { values["rankingHint"] = newValue.map(SpotlightValue.number) }
    }
    /// The title of the container; `nil` by default.
    public var containerTitle: String? {
        get { values["containerTitle"]?.text }
        set { values["containerTitle"] = newValue.map(SpotlightValue.text) }
    }
    /// The name of the container for the user; `nil` by default.
    public var containerDisplayName: String? {
        get { values["containerDisplayName"]?.text }
        set { values["containerDisplayName"] = newValue.map(SpotlightValue.text) }
    }
    /// The identifier of the container; `nil` by default.
    public var containerIdentifier: String? {
        get { values["containerIdentifier"]?.text }
        set { values["containerIdentifier"] = newValue.map(SpotlightValue.text) }
    }
    /// The position in the container; `nil` by default.
    public var containerOrder: NSNumber? {
        get { values["containerOrder"]?.number }
        set { values["containerOrder"] = newValue.map(SpotlightValue.number) }
    }
    /// Whether the result has a button that calls the phone number; `nil` by default.
    public var supportsPhoneCall: NSNumber? {
        get { values["supportsPhoneCall"]?.number }
        set { values["supportsPhoneCall"] = newValue.map(SpotlightValue.number) }
    }
    /// Whether the result has a button that navigates to the location; `nil` by default.
    public var supportsNavigation: NSNumber? {
        get { values["supportsNavigation"]?.number }
        set { values["supportsNavigation"] = newValue.map(SpotlightValue.number) }
    }
}
