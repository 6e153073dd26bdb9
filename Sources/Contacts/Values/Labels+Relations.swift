/// The label of a relation: father.
public let CNLabelContactRelationFather = "_$!<Father>!$_"
/// The label of a relation: mother.
public let CNLabelContactRelationMother = "_$!<Mother>!$_"
/// The label of a relation: parent.
public let CNLabelContactRelationParent = "_$!<Parent>!$_"
/// The label of a relation: brother.
public let CNLabelContactRelationBrother = "_$!<Brother>!$_"
/// The label of a relation: sister.
public let CNLabelContactRelationSister = "_$!<Sister>!$_"
/// The label of a relation: child.
public let CNLabelContactRelationChild = "_$!<Child>!$_"
/// The label of a relation: friend.
public let CNLabelContactRelationFriend = "_$!<Friend>!$_"
/// The label of a relation: spouse.
public let CNLabelContactRelationSpouse = "_$!<Spouse>!$_"
/// The label of a relation: partner.
public let CNLabelContactRelationPartner = "_$!<Partner>!$_"
/// The label of a relation: assistant.
public let CNLabelContactRelationAssistant = "_$!<Assistant>!$_"
/// The label of a relation: manager.
public let CNLabelContactRelationManager = "_$!<Manager>!$_"
/// The label of a relation: son.
public let CNLabelContactRelationSon = "_$!<Son>!$_"
/// The label of a relation: daughter.
public let CNLabelContactRelationDaughter = "_$!<Daughter>!$_"
/// The label of a relation: colleague.
public let CNLabelContactRelationColleague = "_$!<Colleague>!$_"
/// The label of a relation: teacher.
public let CNLabelContactRelationTeacher = "_$!<Teacher>!$_"
/// The label of a relation: sibling.
public let CNLabelContactRelationSibling = "_$!<Sibling>!$_"
/// The label of a relation: younger sibling.
public let CNLabelContactRelationYoungerSibling = "_$!<YoungerSibling>!$_"
/// The label of a relation: elder sibling.
public let CNLabelContactRelationElderSibling = "_$!<ElderSibling>!$_"
/// The label of a relation: younger sister.
public let CNLabelContactRelationYoungerSister = "_$!<YoungerSister>!$_"
/// The label of a relation: youngest sister.
public let CNLabelContactRelationYoungestSister = "_$!<YoungestSister>!$_"
/// The label of a relation: elder sister.
public let CNLabelContactRelationElderSister = "_$!<ElderSister>!$_"
/// The label of a relation: eldest sister.
public let CNLabelContactRelationEldestSister = "_$!<EldestSister>!$_"
/// The label of a relation: younger brother.
public let CNLabelContactRelationYoungerBrother = "_$!<YoungerBrother>!$_"
/// The label of a relation: youngest brother.
public let CNLabelContactRelationYoungestBrother = "_$!<YoungestBrother>!$_"
/// The label of a relation: elder brother.
public let CNLabelContactRelationElderBrother = "_$!<ElderBrother>!$_"
/// The label of a relation: eldest brother.
public let CNLabelContactRelationEldestBrother = "_$!<EldestBrother>!$_"
/// The label of a relation: male friend.
public let CNLabelContactRelationMaleFriend = "_$!<MaleFriend>!$_"
/// The label of a relation: female friend.
public let CNLabelContactRelationFemaleFriend = "_$!<FemaleFriend>!$_"
/// The label of a relation: wife.
public let CNLabelContactRelationWife = "_$!<Wife>!$_"
/// The label of a relation: husband.
public let CNLabelContactRelationHusband = "_$!<Husband>!$_"
/// The label of a relation: male partner.
public let CNLabelContactRelationMalePartner = "_$!<MalePartner>!$_"
/// The label of a relation: female partner.
public let CNLabelContactRelationFemalePartner = "_$!<FemalePartner>!$_"
/// The label of a relation: girlfriend or boyfriend.
public let CNLabelContactRelationGirlfriendOrBoyfriend = "_$!<GirlfriendOrBoyfriend>!$_"
/// The label of a relation: girlfriend.
public let CNLabelContactRelationGirlfriend = "_$!<Girlfriend>!$_"
/// The label of a relation: boyfriend.
public let CNLabelContactRelationBoyfriend = "_$!<Boyfriend>!$_"
/// The label of a relation: grandparent.
public let CNLabelContactRelationGrandparent = "_$!<Grandparent>!$_"
/// The label of a relation: grandmother.
public let CNLabelContactRelationGrandmother = "_$!<Grandmother>!$_"
/// The label of a relation: grandmother mothers mother.
public let CNLabelContactRelationGrandmotherMothersMother = "_$!<GrandmotherMothersMother>!$_"
/// The label of a relation: grandmother fathers mother.
public let CNLabelContactRelationGrandmotherFathersMother = "_$!<GrandmotherFathersMother>!$_"
/// The label of a relation: grandfather.
public let CNLabelContactRelationGrandfather = "_$!<Grandfather>!$_"
/// The label of a relation: grandfather mothers father.
public let CNLabelContactRelationGrandfatherMothersFather = "_$!<GrandfatherMothersFather>!$_"
/// The label of a relation: grandfather fathers father.
public let CNLabelContactRelationGrandfatherFathersFather = "_$!<GrandfatherFathersFather>!$_"
/// The label of a relation: great grandparent.
public let CNLabelContactRelationGreatGrandparent = "_$!<GreatGrandparent>!$_"
/// The label of a relation: great grandmother.
public let CNLabelContactRelationGreatGrandmother = "_$!<GreatGrandmother>!$_"
/// The label of a relation: great grandfather.
public let CNLabelContactRelationGreatGrandfather = "_$!<GreatGrandfather>!$_"
/// The label of a relation: grandchild.
public let CNLabelContactRelationGrandchild = "_$!<Grandchild>!$_"
/// The label of a relation: granddaughter.
public let CNLabelContactRelationGranddaughter = "_$!<Granddaughter>!$_"
/// The label of a relation: granddaughter daughters daughter.
public let CNLabelContactRelationGranddaughterDaughtersDaughter = "_$!<GranddaughterDaughtersDaughter>!$_"
/// The label of a relation: granddaughter sons daughter.
public let CNLabelContactRelationGranddaughterSonsDaughter = "_$!<GranddaughterSonsDaughter>!$_"
/// The label of a relation: grandson.
public let CNLabelContactRelationGrandson = "_$!<Grandson>!$_"
/// The label of a relation: grandson daughters son.
public let CNLabelContactRelationGrandsonDaughtersSon = "_$!<GrandsonDaughtersSon>!$_"
/// The label of a relation: grandson sons son.
public let CNLabelContactRelationGrandsonSonsSon = "_$!<GrandsonSonsSon>!$_"
/// The label of a relation: great grandchild.
public let CNLabelContactRelationGreatGrandchild = "_$!<GreatGrandchild>!$_"
/// The label of a relation: great granddaughter.
public let CNLabelContactRelationGreatGranddaughter = "_$!<GreatGranddaughter>!$_"
/// The label of a relation: great grandson.
public let CNLabelContactRelationGreatGrandson = "_$!<GreatGrandson>!$_"
/// The label of a relation: parent in law.
public let CNLabelContactRelationParentInLaw = "_$!<ParentInLaw>!$_"
/// The label of a relation: mother in law.
public let CNLabelContactRelationMotherInLaw = "_$!<MotherInLaw>!$_"
/// The label of a relation: mother in law wifes mother.
public let CNLabelContactRelationMotherInLawWifesMother = "_$!<MotherInLawWifesMother>!$_"
/// The label of a relation: mother in law husbands mother.
public let CNLabelContactRelationMotherInLawHusbandsMother = "_$!<MotherInLawHusbandsMother>!$_"
/// The label of a relation: father in law.
public let CNLabelContactRelationFatherInLaw = "_$!<FatherInLaw>!$_"
/// The label of a relation: father in law wifes father.
public let CNLabelContactRelationFatherInLawWifesFather = "_$!<FatherInLawWifesFather>!$_"
/// The label of a relation: father in law husbands father.
public let CNLabelContactRelationFatherInLawHusbandsFather = "_$!<FatherInLawHusbandsFather>!$_"
/// The label of a relation: co parent in law.
public let CNLabelContactRelationCoParentInLaw = "_$!<CoParentInLaw>!$_"
/// The label of a relation: co mother in law.
public let CNLabelContactRelationCoMotherInLaw = "_$!<CoMotherInLaw>!$_"
/// The label of a relation: co father in law.
public let CNLabelContactRelationCoFatherInLaw = "_$!<CoFatherInLaw>!$_"
/// The label of a relation: sibling in law.
public let CNLabelContactRelationSiblingInLaw = "_$!<SiblingInLaw>!$_"
/// The label of a relation: younger sibling in law.
public let CNLabelContactRelationYoungerSiblingInLaw = "_$!<YoungerSiblingInLaw>!$_"
/// The label of a relation: elder sibling in law.
public let CNLabelContactRelationElderSiblingInLaw = "_$!<ElderSiblingInLaw>!$_"
/// The label of a relation: sister in law.
public let CNLabelContactRelationSisterInLaw = "_$!<SisterInLaw>!$_"
/// The label of a relation: younger sister in law.
public let CNLabelContactRelationYoungerSisterInLaw = "_$!<YoungerSisterInLaw>!$_"
/// The label of a relation: elder sister in law.
public let CNLabelContactRelationElderSisterInLaw = "_$!<ElderSisterInLaw>!$_"
/// The label of a relation: sister in law spouses sister.
public let CNLabelContactRelationSisterInLawSpousesSister = "_$!<SisterInLawSpousesSister>!$_"
/// The label of a relation: sister in law wifes sister.
public let CNLabelContactRelationSisterInLawWifesSister = "_$!<SisterInLawWifesSister>!$_"
/// The label of a relation: sister in law husbands sister.
public let CNLabelContactRelationSisterInLawHusbandsSister = "_$!<SisterInLawHusbandsSister>!$_"
/// The label of a relation: sister in law brothers wife.
public let CNLabelContactRelationSisterInLawBrothersWife = "_$!<SisterInLawBrothersWife>!$_"
/// The label of a relation: sister in law younger brothers wife.
public let CNLabelContactRelationSisterInLawYoungerBrothersWife = "_$!<SisterInLawYoungerBrothersWife>!$_"
/// The label of a relation: sister in law elder brothers wife.
public let CNLabelContactRelationSisterInLawElderBrothersWife = "_$!<SisterInLawElderBrothersWife>!$_"
/// The label of a relation: brother in law.
public let CNLabelContactRelationBrotherInLaw = "_$!<BrotherInLaw>!$_"
/// The label of a relation: younger brother in law.
public let CNLabelContactRelationYoungerBrotherInLaw = "_$!<YoungerBrotherInLaw>!$_"
/// The label of a relation: elder brother in law.
public let CNLabelContactRelationElderBrotherInLaw = "_$!<ElderBrotherInLaw>!$_"
/// The label of a relation: brother in law spouses brother.
public let CNLabelContactRelationBrotherInLawSpousesBrother = "_$!<BrotherInLawSpousesBrother>!$_"
/// The label of a relation: brother in law husbands brother.
public let CNLabelContactRelationBrotherInLawHusbandsBrother = "_$!<BrotherInLawHusbandsBrother>!$_"
/// The label of a relation: brother in law wifes brother.
public let CNLabelContactRelationBrotherInLawWifesBrother = "_$!<BrotherInLawWifesBrother>!$_"
/// The label of a relation: brother in law sisters husband.
public let CNLabelContactRelationBrotherInLawSistersHusband = "_$!<BrotherInLawSistersHusband>!$_"
/// The label of a relation: brother in law younger sisters husband.
public let CNLabelContactRelationBrotherInLawYoungerSistersHusband = "_$!<BrotherInLawYoungerSistersHusband>!$_"
/// The label of a relation: brother in law elder sisters husband.
public let CNLabelContactRelationBrotherInLawElderSistersHusband = "_$!<BrotherInLawElderSistersHusband>!$_"
/// The label of a relation: sister in law wifes brothers wife.
public let CNLabelContactRelationSisterInLawWifesBrothersWife = "_$!<SisterInLawWifesBrothersWife>!$_"
/// The label of a relation: sister in law husbands brothers wife.
public let CNLabelContactRelationSisterInLawHusbandsBrothersWife = "_$!<SisterInLawHusbandsBrothersWife>!$_"
/// The label of a relation: brother in law wifes sisters husband.
public let CNLabelContactRelationBrotherInLawWifesSistersHusband = "_$!<BrotherInLawWifesSistersHusband>!$_"
/// The label of a relation: brother in law husbands sisters husband.
public let CNLabelContactRelationBrotherInLawHusbandsSistersHusband = "_$!<BrotherInLawHusbandsSistersHusband>!$_"
/// The label of a relation: co sibling in law.
public let CNLabelContactRelationCoSiblingInLaw = "_$!<CoSiblingInLaw>!$_"
/// The label of a relation: co sister in law.
public let CNLabelContactRelationCoSisterInLaw = "_$!<CoSisterInLaw>!$_"
/// The label of a relation: co brother in law.
public let CNLabelContactRelationCoBrotherInLaw = "_$!<CoBrotherInLaw>!$_"
/// The label of a relation: child in law.
public let CNLabelContactRelationChildInLaw = "_$!<ChildInLaw>!$_"
/// The label of a relation: daughter in law.
public let CNLabelContactRelationDaughterInLaw = "_$!<DaughterInLaw>!$_"
/// The label of a relation: son in law.
public let CNLabelContactRelationSonInLaw = "_$!<SonInLaw>!$_"
/// The label of a relation: cousin.
public let CNLabelContactRelationCousin = "_$!<Cousin>!$_"
/// The label of a relation: younger cousin.
public let CNLabelContactRelationYoungerCousin = "_$!<YoungerCousin>!$_"
/// The label of a relation: elder cousin.
public let CNLabelContactRelationElderCousin = "_$!<ElderCousin>!$_"
/// The label of a relation: male cousin.
public let CNLabelContactRelationMaleCousin = "_$!<MaleCousin>!$_"
/// The label of a relation: female cousin.
public let CNLabelContactRelationFemaleCousin = "_$!<FemaleCousin>!$_"
/// The label of a relation: cousin parents siblings child.
public let CNLabelContactRelationCousinParentsSiblingsChild = "_$!<CousinParentsSiblingsChild>!$_"
/// The label of a relation: cousin parents siblings son.
public let CNLabelContactRelationCousinParentsSiblingsSon = "_$!<CousinParentsSiblingsSon>!$_"
/// The label of a relation: younger cousin parents siblings son.
public let CNLabelContactRelationYoungerCousinParentsSiblingsSon = "_$!<YoungerCousinParentsSiblingsSon>!$_"
/// The label of a relation: elder cousin parents siblings son.
public let CNLabelContactRelationElderCousinParentsSiblingsSon = "_$!<ElderCousinParentsSiblingsSon>!$_"
/// The label of a relation: cousin parents siblings daughter.
public let CNLabelContactRelationCousinParentsSiblingsDaughter = "_$!<CousinParentsSiblingsDaughter>!$_"
/// The label of a relation: younger cousin parents siblings daughter.
public let CNLabelContactRelationYoungerCousinParentsSiblingsDaughter = "_$!<YoungerCousinParentsSiblingsDaughter>!$_"
/// The label of a relation: elder cousin parents siblings daughter.
public let CNLabelContactRelationElderCousinParentsSiblingsDaughter = "_$!<ElderCousinParentsSiblingsDaughter>!$_"
