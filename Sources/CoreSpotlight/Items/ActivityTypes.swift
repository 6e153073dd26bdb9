/// The type of the activity that the app receives after a person selected one of its items in the search.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The key in the activity's `userInfo` with the identifier of the selected item.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
/// The type of the activity that the app receives to continue a search.
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
/// The key in the activity's `userInfo` with the text of the search.
public let CSSearchQueryString = "kCSSearchQueryString"
