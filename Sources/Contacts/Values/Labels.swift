/// The label of a value at home.
public let CNLabelHome = "_$!<Home>!$_"
/// The label of a value at work.
public let CNLabelWork = "_$!<Work>!$_"
/// The label of a value at school.
public let CNLabelSchool = "_$!<School>!$_"
/// The label of another value.
public let CNLabelOther = "_$!<Other>!$_"
/// The label of an email address of iCloud.
public let CNLabelEmailiCloud = "iCloud"
/// The label of a home page.
public let CNLabelURLAddressHomePage = "_$!<HomePage>!$_"
/// The label of an anniversary.
public let CNLabelDateAnniversary = "_$!<Anniversary>!$_"
/// The label of an iPhone's number.
public let CNLabelPhoneNumberiPhone = "iPhone"
/// The label of an Apple Watch's number.
public let CNLabelPhoneNumberAppleWatch = "Apple Watch"
/// The label of a mobile telephone's number.
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
/// The label of the main number.
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
/// The label of the fax at home.
public let CNLabelPhoneNumberHomeFax = "_$!<HomeFAX>!$_"
/// The label of the fax at work.
public let CNLabelPhoneNumberWorkFax = "_$!<WorkFAX>!$_"
/// The label of another fax.
public let CNLabelPhoneNumberOtherFax = "_$!<OtherFAX>!$_"
/// The label of a pager.
public let CNLabelPhoneNumberPager = "_$!<Pager>!$_"
