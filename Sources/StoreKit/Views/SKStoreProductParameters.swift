/// The identifier of the app: a number, or its digits.
public let SKStoreProductParameterITunesItemIdentifier = "id"
/// The identifier of a product to promote on the page.
public let SKStoreProductParameterProductIdentifier = "productIdentifier"
/// The token of an affiliate.
public let SKStoreProductParameterAffiliateToken = "at"
/// The token of a campaign.
public let SKStoreProductParameterCampaignToken = "ct"
/// The token of a provider.
public let SKStoreProductParameterProviderToken = "pt"
/// The token of an advertising partner.
public let SKStoreProductParameterAdvertisingPartnerToken = "advp"
/// The identifier of a custom page.
public let SKStoreProductParameterCustomProductPageIdentifier = "ppid"
